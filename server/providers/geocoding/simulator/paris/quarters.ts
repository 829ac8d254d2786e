// Quarters. Row: name;other name | kind | point | weight from 0 to 1.
export const quarters = `
Amérique|area|48.8816,2.3954|.15
Archives|area|48.8592,2.3632|.15
Arsenal|area|48.8516,2.3648|.15
Arts-et-Métiers|area|48.8665,2.3571|.15
Auteuil|area|48.8506,2.2523|.15
Batignolles|area|48.8885,2.3139|.15
Bel-Air|area|48.8380,2.4332|.15
Belleville|area|48.8715,2.3876|.15
Belleville|area|48.8720,2.3850|.4
Bercy|area|48.8352,2.3862|.15
Bonne-Nouvelle|area|48.8672,2.3501|.15
Chaillot|area|48.8684,2.2917|.15
Champs-Elysées|area|48.8671,2.3087|.15
Charonne|area|48.8548,2.4074|.15
Chaussée-d'Antin|area|48.8736,2.3323|.15
Clignancourt|area|48.8917,2.3460|.15
Combat|area|48.8786,2.3801|.15
Croulebarbe|area|48.8337,2.3477|.15
Ecole-Militaire|area|48.8504,2.3110|.15
Enfants-Rouges|area|48.8639,2.3631|.15
Epinettes|area|48.8949,2.3211|.15
Europe|area|48.8781,2.3172|.15
Faubourg-Montmartre|area|48.8739,2.3432|.15
Faubourg-du-Roule|area|48.8741,2.3041|.15
Folie-Méricourt|area|48.8674,2.3730|.15
Gaillon|area|48.8693,2.3334|.15
Gare|area|48.8275,2.3724|.15
Goutte-d'Or|area|48.8921,2.3555|.15
Grandes-Carrières|area|48.8926,2.3344|.15
Grenelle|area|48.8502,2.2919|.15
Gros-Caillou|area|48.8583,2.3015|.15
Halles|area|48.8623,2.3449|.15
Hôpital-Saint-Louis|area|48.8760,2.3681|.15
Invalides|area|48.8585,2.3164|.15
Jardin-des-Plantes|area|48.8419,2.3569|.15
Javel|area|48.8391,2.2781|.15
La Chapelle|area|48.8940,2.3644|.15
Le Marais|area|48.8590,2.3610|.6
Madeleine|area|48.8713,2.3201|.15
Mail|area|48.8680,2.3447|.15
Maison-Blanche|area|48.8231,2.3524|.15
Monnaie|area|48.8544,2.3400|.15
Montmartre|area|48.8867,2.3400|.6
Montparnasse|area|48.8376,2.3318|.15
Muette|area|48.8633,2.2599|.15
Necker|area|48.8427,2.3108|.15
Notre-Dame-des-Champs|area|48.8464,2.3274|.15
Notre-Dame|area|48.8529,2.3528|.15
Odéon|area|48.8478,2.3363|.15
Palais-Royal|area|48.8647,2.3363|.15
Parc-de-Montsouris|area|48.8235,2.3371|.15
Petit-Montrouge|area|48.8267,2.3264|.15
Picpus|area|48.8304,2.4288|.15
Pigalle|area|48.8820,2.3370|.5
Place-Vendôme|area|48.8670,2.3286|.15
Plaine de Monceaux|area|48.8850,2.3029|.15
Plaisance|area|48.8303,2.3153|.15
Pont-de-Flandre|area|48.8956,2.3848|.15
Porte Maillot|area|48.8778,2.2827|.4
Porte-Dauphine|area|48.8718,2.2719|.15
Porte-Saint-Denis|area|48.8736,2.3523|.15
Porte-Saint-Martin|area|48.8712,2.3615|.15
Père-Lachaise|area|48.8637,2.3953|.15
Quartier latin|area|48.8500,2.3450|.6
Quinze-Vingts|area|48.8469,2.3744|.15
Rochechouart|area|48.8798,2.3449|.15
Roquette|area|48.8571,2.3804|.15
Saint-Ambroise|area|48.8623,2.3761|.15
Saint-Fargeau|area|48.8710,2.4062|.15
Saint-Georges|area|48.8799,2.3329|.15
Saint-Germain-des-Prés|area|48.8553,2.3337|.15
Saint-Germain-l'Auxerrois|area|48.8606,2.3349|.15
Saint-Gervais|area|48.8557,2.3582|.15
Saint-Lambert|area|48.8343,2.2969|.15
Saint-Merri|area|48.8585,2.3517|.15
Saint-Thomas-d'Aquin|area|48.8553,2.3256|.15
Saint-Victor|area|48.8477,2.3541|.15
Saint-Vincent-de-Paul|area|48.8807,2.3575|.15
Sainte-Avoie|area|48.8626,2.3548|.15
Sainte-Marguerite|area|48.8521,2.3888|.15
Salpêtrière|area|48.8374,2.3633|.15
Sorbonne|area|48.8490,2.3457|.15
Ternes|area|48.8812,2.2900|.15
Val-de-Grâce|area|48.8417,2.3439|.15
Villette|area|48.8877,2.3745|.15
Vivienne|area|48.8691,2.3395|.15
Île Saint-Louis|area|48.8517,2.3565|.5
Île de la Cité|area|48.8550,2.3470|.5
`;
