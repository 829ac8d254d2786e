// Sights, stations and hotels. Row: name;other name | kind | point | weight from 0 to 1.
export const places = `
Tour Eiffel;Eiffel Tower|landmark|48.8584,2.2945|.9
Musée du Louvre;Louvre|museum|48.8611,2.3364|.8
Cathédrale Notre-Dame de Paris;Notre-Dame|landmark|48.8530,2.3499|.8
Arc de Triomphe|landmark|48.8738,2.2950|.8
Basilique du Sacré-Cœur;Sacre-Coeur|landmark|48.8867,2.3431|.7
Musée d'Orsay|museum|48.8600,2.3266|.7
Centre Pompidou;Beaubourg|museum|48.8607,2.3522|.6
Panthéon|landmark|48.8462,2.3461|.5
Hôtel des Invalides;Invalides|landmark|48.8550,2.3125|.6
Opéra Garnier;Palais Garnier|theatre|48.8719,2.3316|.6
Opéra Bastille|theatre|48.8522,2.3700|.5
Grand Palais|landmark|48.8661,2.3125|.5
Petit Palais|museum|48.8660,2.3146|.4
Palais de Chaillot;Trocadéro|landmark|48.8620,2.2886|.5
Moulin Rouge|theatre|48.8841,2.3323|.5
Hôtel de Ville de Paris|landmark|48.8564,2.3525|.5
Sainte-Chapelle|landmark|48.8554,2.3450|.4
Conciergerie|landmark|48.8560,2.3457|.3
Tour Montparnasse|landmark|48.8421,2.3220|.5
Galeries Lafayette Haussmann|shopping|48.8737,2.3320|.5
Printemps Haussmann|shopping|48.8737,2.3283|.4
Le Bon Marché|shopping|48.8510,2.3245|.4
Forum des Halles;Les Halles|shopping|48.8622,2.3446|.5
Jardin du Luxembourg|park|48.8462,2.3372|.5
Jardin des Tuileries|park|48.8635,2.3275|.5
Jardin des Plantes|park|48.8440,2.3596|.4
Champ-de-Mars|park|48.8556,2.2986|.4
Parc Monceau|park|48.8797,2.3090|.4
Parc des Buttes-Chaumont|park|48.8800,2.3828|.4
Parc de la Villette|park|48.8938,2.3903|.4
Parc Montsouris|park|48.8223,2.3383|.3
Parc André-Citroën|park|48.8412,2.2745|.3
Parc de Bercy|park|48.8353,2.3822|.3
Bois de Boulogne|park|48.8624,2.2492|.3
Bois de Vincennes|park|48.8313,2.4330|.3
Cimetière du Père-Lachaise|landmark|48.8614,2.3933|.4
Cimetière du Montparnasse|landmark|48.8380,2.3269|.3
Catacombes de Paris|landmark|48.8339,2.3324|.4
Cité des sciences et de l'industrie|museum|48.8956,2.3879|.4
Philharmonie de Paris|theatre|48.8892,2.3937|.4
Accor Arena;Bercy Arena|landmark|48.8386,2.3785|.4
Parc des Princes|stadium|48.8414,2.2530|.5
Roland-Garros|stadium|48.8470,2.2490|.5
Bibliothèque nationale de France|landmark|48.8336,2.3757|.4
La Sorbonne|university|48.8487,2.3430|.4
Musée Rodin|museum|48.8553,2.3158|.4
Musée de l'Orangerie|museum|48.8638,2.3227|.4
Musée Picasso|museum|48.8598,2.3624|.3
Musée Carnavalet|museum|48.8574,2.3626|.3
Musée de Cluny|museum|48.8505,2.3440|.3
Musée du quai Branly|museum|48.8609,2.2978|.4
Musée Marmottan Monet|museum|48.8594,2.2674|.3
Fondation Louis Vuitton|museum|48.8766,2.2633|.4
Palais de Tokyo|museum|48.8645,2.2966|.3
Palais des Congrès de Paris|landmark|48.8786,2.2831|.4
Paris Expo Porte de Versailles|landmark|48.8316,2.2872|.5
Assemblée nationale|landmark|48.8619,2.3186|.4
Palais de l'Élysée|landmark|48.8704,2.3167|.4
Gare du Nord|station|48.8809,2.3553|.8
Gare de l'Est|station|48.8768,2.3591|.7
Gare de Lyon|station|48.8448,2.3735|.8
Gare Montparnasse|station|48.8412,2.3205|.7
Gare Saint-Lazare|station|48.8763,2.3254|.7
Gare d'Austerlitz|station|48.8424,2.3650|.6
Gare de Bercy|station|48.8391,2.3828|.4
Hôpital Pitié-Salpêtrière|hospital|48.8381,2.3650|.4
Hôpital Necker|hospital|48.8454,2.3155|.3
Hôpital Hôtel-Dieu|hospital|48.8546,2.3488|.3
Hôpital Cochin|hospital|48.8376,2.3385|.3
Hôpital Saint-Louis|hospital|48.8746,2.3685|.3
Hôpital européen Georges-Pompidou|hospital|48.8387,2.2735|.3
Ritz Paris|hotel|48.8681,2.3287|.5
Hôtel de Crillon|hotel|48.8675,2.3213|.4
Le Meurice|hotel|48.8652,2.3281|.4
Plaza Athénée|hotel|48.8664,2.3044|.4
Four Seasons Hotel George V|hotel|48.8687,2.3007|.4
Le Bristol Paris|hotel|48.8717,2.3149|.4
Shangri-La Paris|hotel|48.8639,2.2935|.3
The Peninsula Paris|hotel|48.8709,2.2932|.3
Hôtel Lutetia|hotel|48.8511,2.3272|.4
Le Grand Hôtel Intercontinental|hotel|48.8707,2.3306|.3
Hyatt Regency Paris Étoile|hotel|48.8804,2.2842|.3
Pullman Paris Tour Eiffel|hotel|48.8556,2.2928|.3
Hôtel du Louvre|hotel|48.8632,2.3360|.3
Place de la Concorde|square|48.8656,2.3212|.6
Place du Tertre|square|48.8865,2.3408|.4
`;
