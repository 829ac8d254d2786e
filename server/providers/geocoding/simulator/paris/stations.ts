// Métro and RER stations. Row: name;other name | kind | point | weight from 0 to 1.
export const stations = `
Abbesses;Métro Abbesses|station|48.8846,2.3380|.4
Alexandre Dumas;Métro Alexandre Dumas|station|48.8562,2.3947|.4
Alma-Marceau;Métro Alma-Marceau|station|48.8648,2.3010|.4
Alésia;Métro Alésia|station|48.8282,2.3272|.4
Anvers;Métro Anvers|station|48.8830,2.3447|.4
Argentine;Métro Argentine|station|48.8753,2.2901|.4
Arts et Métiers;Métro Arts et Métiers|station|48.8656,2.3567|.4
Assemblée Nationale;Métro Assemblée Nationale|station|48.8608,2.3210|.4
Auber;Métro Auber|station|48.8722,2.3299|.4
Avenue Foch;Métro Avenue Foch|station|48.8698,2.2748|.4
Avenue Henri Martin;Métro Avenue Henri Martin|station|48.8655,2.2722|.4
Avenue du Président Kennedy;Métro Avenue du Président Kennedy|station|48.8537,2.2795|.4
Avenue Émile Zola;Métro Avenue Émile Zola|station|48.8470,2.2950|.4
Avron;Métro Avron|station|48.8519,2.3980|.4
Balard;Métro Balard|station|48.8363,2.2783|.4
Barbès-Rochechouart;Métro Barbès-Rochechouart|station|48.8838,2.3506|.4
Bastille;Métro Bastille|station|48.8534,2.3695|.4
Bel-Air;Métro Bel-Air|station|48.8413,2.4009|.4
Belleville;Métro Belleville|station|48.8719,2.3766|.4
Bercy;Métro Bercy|station|48.8404,2.3799|.4
Bibliothèque François Mitterrand;Métro Bibliothèque François Mitterrand|station|48.8289,2.3777|.4
Bir-Hakeim;Métro Bir-Hakeim|station|48.8539,2.2893|.4
Blanche;Métro Blanche|station|48.8836,2.3334|.4
Boissière;Métro Boissière|station|48.8670,2.2901|.4
Bolivar;Métro Bolivar|station|48.8807,2.3745|.4
Bonne Nouvelle;Métro Bonne Nouvelle|station|48.8706,2.3485|.4
Botzaris;Métro Botzaris|station|48.8795,2.3886|.4
Boucicaut;Métro Boucicaut|station|48.8411,2.2879|.4
Boulainvilliers;Métro Boulainvilliers|station|48.8570,2.2748|.4
Bourse;Métro Bourse|station|48.8687,2.3414|.4
Brochant;Métro Brochant|station|48.8906,2.3202|.4
Bréguet-Sabin;Métro Bréguet-Sabin|station|48.8561,2.3702|.4
Buttes-Chaumont;Métro Buttes-Chaumont|station|48.8785,2.3816|.4
Cadet;Métro Cadet|station|48.8760,2.3446|.4
Cambronne;Métro Cambronne|station|48.8475,2.3030|.4
Campo Formio;Métro Campo Formio|station|48.8351,2.3586|.4
Cardinal Lemoine;Métro Cardinal Lemoine|station|48.8467,2.3516|.4
Censier-Daubenton;Métro Censier-Daubenton|station|48.8402,2.3516|.4
Champ de Mars;Métro Champ de Mars|station|48.8565,2.2898|.4
Champs-Élysées – Clemenceau;Métro Champs-Élysées – Clemenceau|station|48.8679,2.3136|.4
Chardon Lagache;Métro Chardon Lagache|station|48.8452,2.2664|.4
Charles De Gaulle-Étoile;Métro Charles De Gaulle-Étoile|station|48.8742,2.2948|.4
Charles Michels;Métro Charles Michels|station|48.8465,2.2860|.4
Charonne;Métro Charonne|station|48.8551,2.3847|.4
Chaussée d'Antin - La Fayette;Métro Chaussée d'Antin - La Fayette|station|48.8732,2.3340|.4
Chemin Vert;Métro Chemin Vert|station|48.8571,2.3682|.4
Chevaleret;Métro Chevaleret|station|48.8349,2.3681|.4
Château Rouge;Métro Château Rouge|station|48.8867,2.3496|.4
Château d'Eau;Métro Château d'Eau|station|48.8726,2.3561|.4
Château-Landon;Métro Château-Landon|station|48.8784,2.3620|.4
Châtelet-Les Halles;Métro Châtelet-Les Halles|station|48.8618,2.3470|.4
Châtelet;Métro Châtelet|station|48.8576,2.3480|.4
Cité Universitaire;Métro Cité Universitaire|station|48.8211,2.3390|.4
Cité;Métro Cité|station|48.8549,2.3473|.4
Cluny-La Sorbonne;Métro Cluny-La Sorbonne|station|48.8511,2.3443|.4
Colonel Fabien;Métro Colonel Fabien|station|48.8776,2.3708|.4
Commerce;Métro Commerce|station|48.8448,2.2940|.4
Concorde;Métro Concorde|station|48.8668,2.3221|.4
Convention;Métro Convention|station|48.8371,2.2962|.4
Corentin Cariou;Métro Corentin Cariou|station|48.8947,2.3822|.4
Corvisart;Métro Corvisart|station|48.8298,2.3504|.4
Cour Saint-Émilion;Métro Cour Saint-Émilion|station|48.8333,2.3866|.4
Courcelles;Métro Courcelles|station|48.8793,2.3041|.4
Couronnes;Métro Couronnes|station|48.8691,2.3805|.4
Crimée;Métro Crimée|station|48.8909,2.3771|.4
Danube;Métro Danube|station|48.8818,2.3940|.4
Daumesnil;Métro Daumesnil|station|48.8394,2.3962|.4
Denfert-Rochereau;Métro Denfert-Rochereau|station|48.8331,2.3332|.4
Dugommier;Métro Dugommier|station|48.8390,2.3896|.4
Dupleix;Métro Dupleix|station|48.8504,2.2936|.4
Duroc;Métro Duroc|station|48.8471,2.3164|.4
Edgar Quinet;Métro Edgar Quinet|station|48.8407,2.3264|.4
Europe;Métro Europe|station|48.8788,2.3223|.4
Exelmans;Métro Exelmans|station|48.8424,2.2596|.4
Faidherbe Chaligny;Métro Faidherbe Chaligny|station|48.8502,2.3841|.4
Falguière;Métro Falguière|station|48.8445,2.3178|.4
Filles du Calvaire;Métro Filles du Calvaire|station|48.8633,2.3667|.4
Franklin D. Roosevelt;Métro Franklin D. Roosevelt|station|48.8694,2.3086|.4
Félix Faure;Métro Félix Faure|station|48.8428,2.2919|.4
Gambetta;Métro Gambetta|station|48.8652,2.3988|.4
Gaîté;Métro Gaîté|station|48.8386,2.3225|.4
George V;Métro George V|station|48.8720,2.3006|.4
Glacière;Métro Glacière|station|48.8311,2.3435|.4
Goncourt;Métro Goncourt|station|48.8700,2.3711|.4
Grands Boulevards;Métro Grands Boulevards|station|48.8713,2.3446|.4
Guy Môquet;Métro Guy Môquet|station|48.8922,2.3272|.4
Haussmann-Saint-Lazare;Métro Haussmann-Saint-Lazare|station|48.8750,2.3267|.4
Havre-Caumartin;Métro Havre-Caumartin|station|48.8735,2.3275|.4
Hôtel de Ville;Métro Hôtel de Ville|station|48.8575,2.3510|.4
Invalides;Métro Invalides|station|48.8629,2.3125|.4
Iéna;Métro Iéna|station|48.8648,2.2942|.4
Jacques Bonsergent;Métro Jacques Bonsergent|station|48.8704,2.3614|.4
Jasmin;Métro Jasmin|station|48.8525,2.2682|.4
Jaurès;Métro Jaurès|station|48.8816,2.3703|.4
Javel - André Citroën;Métro Javel - André Citroën|station|48.8462,2.2784|.4
Javel;Métro Javel|station|48.8472,2.2780|.4
Jourdain;Métro Jourdain|station|48.8751,2.3894|.4
Jules Joffrin;Métro Jules Joffrin|station|48.8924,2.3448|.4
Jussieu;Métro Jussieu|station|48.8460,2.3550|.4
Kléber;Métro Kléber|station|48.8713,2.2932|.4
La Chapelle;Métro La Chapelle|station|48.8844,2.3604|.4
La Fourche;Métro La Fourche|station|48.8872,2.3258|.4
La Motte Picquet-Grenelle;Métro La Motte Picquet-Grenelle|station|48.8496,2.2986|.4
La Muette;Métro La Muette|station|48.8580,2.2742|.4
La Tour Maubourg;Métro La Tour Maubourg|station|48.8577,2.3106|.4
Lamarck-Caulaincourt;Métro Lamarck-Caulaincourt|station|48.8897,2.3388|.4
Laumière;Métro Laumière|station|48.8850,2.3787|.4
Le Peletier;Métro Le Peletier|station|48.8750,2.3406|.4
Ledru Rollin;Métro Ledru Rollin|station|48.8515,2.3751|.4
Les Gobelins;Métro Les Gobelins|station|48.8359,2.3525|.4
Les Halles;Métro Les Halles|station|48.8625,2.3458|.4
Liège;Métro Liège|station|48.8796,2.3270|.4
Louis Blanc;Métro Louis Blanc|station|48.8809,2.3650|.4
Lourmel;Métro Lourmel|station|48.8387,2.2821|.4
Louvre-Rivoli;Métro Louvre-Rivoli|station|48.8608,2.3411|.4
Luxembourg;Métro Luxembourg|station|48.8454,2.3398|.4
Mabillon;Métro Mabillon|station|48.8530,2.3355|.4
Madeleine;Métro Madeleine|station|48.8707,2.3258|.4
Magenta;Métro Magenta|station|48.8808,2.3587|.4
Maison Blanche;Métro Maison Blanche|station|48.8214,2.3591|.4
Malesherbes;Métro Malesherbes|station|48.8829,2.3091|.4
Maraîchers;Métro Maraîchers|station|48.8527,2.4061|.4
Marcadet-Poissonniers;Métro Marcadet-Poissonniers|station|48.8915,2.3498|.4
Marx Dormoy;Métro Marx Dormoy|station|48.8905,2.3600|.4
Maubert-Mutualité;Métro Maubert-Mutualité|station|48.8501,2.3482|.4
Michel Ange-Auteuil;Métro Michel Ange-Auteuil|station|48.8479,2.2641|.4
Michel Ange-Molitor;Métro Michel Ange-Molitor|station|48.8451,2.2618|.4
Michel Bizot;Métro Michel Bizot|station|48.8371,2.4023|.4
Mirabeau;Métro Mirabeau|station|48.8471,2.2728|.4
Miromesnil;Métro Miromesnil|station|48.8737,2.3147|.4
Monceau;Métro Monceau|station|48.8803,2.3088|.4
Montgallet;Métro Montgallet|station|48.8441,2.3905|.4
Montparnasse Bienvenüe;Métro Montparnasse Bienvenüe|station|48.8437,2.3243|.4
Mouton-Duvernet;Métro Mouton-Duvernet|station|48.8311,2.3297|.4
Musée d'Orsay;Métro Musée d'Orsay|station|48.8603,2.3268|.4
Ménilmontant;Métro Ménilmontant|station|48.8665,2.3836|.4
Nation;Métro Nation|station|48.8482,2.3958|.4
Nationale;Métro Nationale|station|48.8332,2.3629|.4
Neuilly Porte Maillot;Métro Neuilly Porte Maillot|station|48.8779,2.2844|.4
Notre-Dame-de-Lorette;Métro Notre-Dame-de-Lorette|station|48.8760,2.3375|.4
Notre-Dame-des-Champs;Métro Notre-Dame-des-Champs|station|48.8449,2.3288|.4
Oberkampf;Métro Oberkampf|station|48.8650,2.3679|.4
Odéon;Métro Odéon|station|48.8523,2.3397|.4
Olympiades;Métro Olympiades|station|48.8273,2.3680|.4
Opéra;Métro Opéra|station|48.8699,2.3326|.4
Ourcq;Métro Ourcq|station|48.8869,2.3859|.4
Palais Royal - Musée du Louvre;Métro Palais Royal - Musée du Louvre|station|48.8623,2.3365|.4
Paris Austerlitz;Métro Paris Austerlitz|station|48.8425,2.3654|.4
Parmentier;Métro Parmentier|station|48.8653,2.3746|.4
Passy;Métro Passy|station|48.8575,2.2858|.4
Pasteur;Métro Pasteur|station|48.8429,2.3125|.4
Pelleport;Métro Pelleport|station|48.8684,2.4016|.4
Pereire-Levallois;Métro Pereire-Levallois|station|48.8860,2.2993|.4
Pernety;Métro Pernety|station|48.8342,2.3186|.4
Philippe Auguste;Métro Philippe Auguste|station|48.8581,2.3909|.4
Picpus;Métro Picpus|station|48.8451,2.4013|.4
Pigalle;Métro Pigalle|station|48.8822,2.3382|.4
Place Monge;Métro Place Monge|station|48.8429,2.3522|.4
Place d'Italie;Métro Place d'Italie|station|48.8309,2.3561|.4
Place de Clichy;Métro Place de Clichy|station|48.8840,2.3285|.4
Place des Fêtes;Métro Place des Fêtes|station|48.8768,2.3931|.4
Plaisance;Métro Plaisance|station|48.8318,2.3141|.4
Poissonnière;Métro Poissonnière|station|48.8771,2.3488|.4
Pont Cardinet;Métro Pont Cardinet|station|48.8896,2.3152|.4
Pont Marie;Métro Pont Marie|station|48.8536,2.3572|.4
Pont Neuf;Métro Pont Neuf|station|48.8586,2.3422|.4
Pont de l'Alma;Métro Pont de l'Alma|station|48.8627,2.3010|.4
Pont du Garigliano;Métro Pont du Garigliano|station|48.8391,2.2705|.4
Port Royal;Métro Port Royal|station|48.8400,2.3371|.4
Porte Dauphine;Métro Porte Dauphine|station|48.8715,2.2771|.4
Porte Dorée;Métro Porte Dorée|station|48.8348,2.4054|.4
Porte Maillot;Métro Porte Maillot|station|48.8779,2.2830|.4
Porte d'Auteuil;Métro Porte d'Auteuil|station|48.8480,2.2577|.4
Porte d'Italie;Métro Porte d'Italie|station|48.8192,2.3597|.4
Porte d'Ivry;Métro Porte d'Ivry|station|48.8214,2.3693|.4
Porte d'Orléans;Métro Porte d'Orléans|station|48.8234,2.3256|.4
Porte de Bagnolet;Métro Porte de Bagnolet|station|48.8646,2.4080|.4
Porte de Champerret;Métro Porte de Champerret|station|48.8860,2.2935|.4
Porte de Charenton;Métro Porte de Charenton|station|48.8327,2.4003|.4
Porte de Choisy;Métro Porte de Choisy|station|48.8199,2.3645|.4
Porte de Clichy;Métro Porte de Clichy|station|48.8942,2.3156|.4
Porte de Clignancourt;Métro Porte de Clignancourt|station|48.8974,2.3449|.4
Porte de Montreuil;Métro Porte de Montreuil|station|48.8538,2.4119|.4
Porte de Pantin;Métro Porte de Pantin|station|48.8884,2.3918|.4
Porte de Saint-Cloud;Métro Porte de Saint-Cloud|station|48.8380,2.2571|.4
Porte de Saint-Ouen;Métro Porte de Saint-Ouen|station|48.8974,2.3289|.4
Porte de Vanves;Métro Porte de Vanves|station|48.8278,2.3055|.4
Porte de Versailles;Métro Porte de Versailles|station|48.8325,2.2880|.4
Porte de Vincennes;Métro Porte de Vincennes|station|48.8473,2.4081|.4
Porte de la Chapelle;Métro Porte de la Chapelle|station|48.8972,2.3595|.4
Porte de la Villette;Métro Porte de la Villette|station|48.8974,2.3855|.4
Porte des Lilas;Métro Porte des Lilas|station|48.8771,2.4067|.4
Pré Saint-Gervais;Métro Pré Saint-Gervais|station|48.8803,2.3985|.4
Pyramides;Métro Pyramides|station|48.8657,2.3344|.4
Pyrénées;Métro Pyrénées|station|48.8739,2.3853|.4
Père Lachaise;Métro Père Lachaise|station|48.8622,2.3878|.4
Quai de la Gare;Métro Quai de la Gare|station|48.8370,2.3728|.4
Quai de la Rapée;Métro Quai de la Rapée|station|48.8465,2.3659|.4
Quatre Septembre;Métro Quatre Septembre|station|48.8696,2.3362|.4
Rambuteau;Métro Rambuteau|station|48.8612,2.3535|.4
Ranelagh;Métro Ranelagh|station|48.8555,2.2701|.4
Raspail;Métro Raspail|station|48.8390,2.3308|.4
Rennes;Métro Rennes|station|48.8485,2.3278|.4
Reuilly-Diderot;Métro Reuilly-Diderot|station|48.8472,2.3852|.4
Richard Lenoir;Métro Richard Lenoir|station|48.8599,2.3719|.4
Richelieu-Drouot;Métro Richelieu-Drouot|station|48.8722,2.3389|.4
Riquet;Métro Riquet|station|48.8880,2.3735|.4
Rome;Métro Rome|station|48.8823,2.3218|.4
Rosa Parks;Métro Rosa Parks|station|48.8966,2.3738|.4
Rue Saint-Maur;Métro Rue Saint-Maur|station|48.8643,2.3797|.4
Rue de la Pompe;Métro Rue de la Pompe|station|48.8639,2.2784|.4
Rue des Boulets;Métro Rue des Boulets|station|48.8522,2.3896|.4
Rue du Bac;Métro Rue du Bac|station|48.8552,2.3258|.4
Réaumur Sébastopol;Métro Réaumur Sébastopol|station|48.8665,2.3514|.4
République;Métro République|station|48.8676,2.3628|.4
Saint-Ambroise;Métro Saint-Ambroise|station|48.8615,2.3739|.4
Saint-Augustin;Métro Saint-Augustin|station|48.8745,2.3220|.4
Saint-Fargeau;Métro Saint-Fargeau|station|48.8721,2.4045|.4
Saint-François-Xavier;Métro Saint-François-Xavier|station|48.8514,2.3144|.4
Saint-Georges;Métro Saint-Georges|station|48.8782,2.3379|.4
Saint-Germain-des-Prés;Métro Saint-Germain-des-Prés|station|48.8537,2.3338|.4
Saint-Jacques;Métro Saint-Jacques|station|48.8329,2.3371|.4
Saint-Lazare;Métro Saint-Lazare|station|48.8754,2.3255|.4
Saint-Marcel;Métro Saint-Marcel|station|48.8384,2.3610|.4
Saint-Michel;Métro Saint-Michel|station|48.8535,2.3453|.4
Saint-Paul;Métro Saint-Paul|station|48.8552,2.3610|.4
Saint-Philippe du Roule;Métro Saint-Philippe du Roule|station|48.8721,2.3100|.4
Saint-Placide;Métro Saint-Placide|station|48.8469,2.3268|.4
Saint-Sulpice;Métro Saint-Sulpice|station|48.8511,2.3307|.4
Saint-Sébastien-Froissart;Métro Saint-Sébastien-Froissart|station|48.8612,2.3672|.4
Sentier;Métro Sentier|station|48.8675,2.3466|.4
Simplon;Métro Simplon|station|48.8943,2.3474|.4
Solférino;Métro Solférino|station|48.8585,2.3232|.4
Stalingrad;Métro Stalingrad|station|48.8843,2.3674|.4
Strasbourg-Saint-Denis;Métro Strasbourg-Saint-Denis|station|48.8694,2.3538|.4
Sully-Morland;Métro Sully-Morland|station|48.8516,2.3615|.4
Sèvres-Babylone;Métro Sèvres-Babylone|station|48.8518,2.3268|.4
Sèvres-Lecourbe;Métro Sèvres-Lecourbe|station|48.8456,2.3095|.4
Ségur;Métro Ségur|station|48.8471,2.3074|.4
Temple;Métro Temple|station|48.8665,2.3608|.4
Ternes;Métro Ternes|station|48.8780,2.2983|.4
Tolbiac;Métro Tolbiac|station|48.8264,2.3573|.4
Trinité d'Estienne d'Orves;Métro Trinité d'Estienne d'Orves|station|48.8763,2.3331|.4
Trocadéro;Métro Trocadéro|station|48.8636,2.2876|.4
Tuileries;Métro Tuileries|station|48.8643,2.3301|.4
Télégraphe;Métro Télégraphe|station|48.8755,2.3989|.4
Vaneau;Métro Vaneau|station|48.8488,2.3213|.4
Varenne;Métro Varenne|station|48.8569,2.3151|.4
Vaugirard;Métro Vaugirard|station|48.8395,2.3011|.4
Vavin;Métro Vavin|station|48.8422,2.3290|.4
Victor Hugo;Métro Victor Hugo|station|48.8698,2.2853|.4
Villiers;Métro Villiers|station|48.8811,2.3147|.4
Volontaires;Métro Volontaires|station|48.8415,2.3079|.4
Voltaire;Métro Voltaire|station|48.8579,2.3800|.4
Wagram;Métro Wagram|station|48.8838,2.3047|.4
École Militaire;Métro École Militaire|station|48.8549,2.3064|.4
Église d'Auteuil;Métro Église d'Auteuil|station|48.8471,2.2691|.4
Étienne Marcel;Métro Étienne Marcel|station|48.8640,2.3496|.4
`;
