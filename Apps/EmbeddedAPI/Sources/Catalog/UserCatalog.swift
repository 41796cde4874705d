// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// JSONPlaceholder's ten users, with the facts that the public API gives (https://jsonplaceholder.typicode.com/users).
enum UserCatalog {
    static let records = [
        UserRecord(
            id: 1, name: "Leanne Graham", username: "Bret", email: "Sincere@april.biz",
            street: "Kulas Light", suite: "Apt. 556", city: "Gwenborough", zipcode: "92998-3874",
            latitude: "-37.3159", longitude: "81.1496", phone: "1-770-736-8031 x56442", website: "hildegard.org",
            companyName: "Romaguera-Crona", catchPhrase: "Multi-layered client-server neural-net",
            business: "harness real-time e-markets"),
        UserRecord(
            id: 2, name: "Ervin Howell", username: "Antonette", email: "Shanna@melissa.tv",
            street: "Victor Plains", suite: "Suite 879", city: "Wisokyburgh", zipcode: "90566-7771",
            latitude: "-43.9509", longitude: "-34.4618", phone: "010-692-6593 x09125", website: "anastasia.net",
            companyName: "Deckow-Crist", catchPhrase: "Proactive didactic contingency",
            business: "synergize scalable supply-chains"),
        UserRecord(
            id: 3, name: "Clementine Bauch", username: "Samantha", email: "Nathan@yesenia.net",
            street: "Douglas Extension", suite: "Suite 847", city: "McKenziehaven", zipcode: "59590-4157",
            latitude: "-68.6102", longitude: "-47.0653", phone: "1-463-123-4447", website: "ramiro.info",
            companyName: "Romaguera-Jacobson", catchPhrase: "Face to face bifurcated interface",
            business: "e-enable strategic applications"),
        UserRecord(
            id: 4, name: "Patricia Lebsack", username: "Karianne", email: "Julianne.OConner@kory.org",
            street: "Hoeger Mall", suite: "Apt. 692", city: "South Elvis", zipcode: "53919-4257",
            latitude: "29.4572", longitude: "-164.2990", phone: "493-170-9623 x156", website: "kale.biz",
            companyName: "Robel-Corkery", catchPhrase: "Multi-tiered zero tolerance productivity",
            business: "transition cutting-edge web services"),
        UserRecord(
            id: 5, name: "Chelsey Dietrich", username: "Kamren", email: "Lucio_Hettinger@annie.ca",
            street: "Skiles Walks", suite: "Suite 351", city: "Roscoeview", zipcode: "33263",
            latitude: "-31.8129", longitude: "62.5342", phone: "(254)954-1289", website: "demarco.info",
            companyName: "Keebler LLC", catchPhrase: "User-centric fault-tolerant solution",
            business: "revolutionize end-to-end systems"),
        UserRecord(
            id: 6, name: "Mrs. Dennis Schulist", username: "Leopoldo_Corkery", email: "Karley_Dach@jasper.info",
            street: "Norberto Crossing", suite: "Apt. 950", city: "South Christy", zipcode: "23505-1337",
            latitude: "-71.4197", longitude: "71.7478", phone: "1-477-935-8478 x6430", website: "ola.org",
            companyName: "Considine-Lockman", catchPhrase: "Synchronised bottom-line interface",
            business: "e-enable innovative applications"),
        UserRecord(
            id: 7, name: "Kurtis Weissnat", username: "Elwyn.Skiles", email: "Telly.Hoeger@billy.biz",
            street: "Rex Trail", suite: "Suite 280", city: "Howemouth", zipcode: "58804-1099",
            latitude: "24.8918", longitude: "21.8984", phone: "210.067.6132", website: "elvis.io",
            companyName: "Johns Group", catchPhrase: "Configurable multimedia task-force",
            business: "generate enterprise e-tailers"),
        UserRecord(
            id: 8, name: "Nicholas Runolfsdottir V", username: "Maxime_Nienow", email: "Sherwood@rosamond.me",
            street: "Ellsworth Summit", suite: "Suite 729", city: "Aliyaview", zipcode: "45169",
            latitude: "-14.3990", longitude: "-120.7677", phone: "586.493.6943 x140", website: "jacynthe.com",
            companyName: "Abernathy Group", catchPhrase: "Implemented secondary concept",
            business: "e-enable extensible e-tailers"),
        UserRecord(
            id: 9, name: "Glenna Reichert", username: "Delphine", email: "Chaim_McDermott@dana.io",
            street: "Dayna Park", suite: "Suite 449", city: "Bartholomebury", zipcode: "76495-3109",
            latitude: "24.6463", longitude: "-168.8889", phone: "(775)976-6794 x41206", website: "conrad.com",
            companyName: "Yost and Sons", catchPhrase: "Switchable contextually-based project",
            business: "aggregate real-time technologies"),
        UserRecord(
            id: 10, name: "Clementina DuBuque", username: "Moriah.Stanton", email: "Rey.Padberg@karina.biz",
            street: "Kattie Turnpike", suite: "Suite 198", city: "Lebsackbury", zipcode: "31428-2261",
            latitude: "-38.2386", longitude: "57.2232", phone: "024-648-3804", website: "ambrose.net",
            companyName: "Hoeger LLC", catchPhrase: "Centralized empowering task-force",
            business: "target end-to-end models"),
    ]
}
