// Broadway houses and halls. Row: name | kind | point | weight from 0 to 1 | borough.
export const theatres = `
Al Hirschfeld Theater|theatre|40.7593,-73.9892|.25|Manhattan
Ambassador Theatre|theatre|40.7613,-73.9850|.25|Manhattan
August Wilson Theatre|theatre|40.7634,-73.9842|.25|Manhattan
Beacon Theatre|theatre|40.7806,-73.9810|.25|Manhattan
Belasco Theatre|theatre|40.7567,-73.9838|.25|Manhattan
Bernard B. Jacobs Theatre|theatre|40.7586,-73.9877|.25|Manhattan
Booth Theatre|theatre|40.7584,-73.9871|.25|Manhattan
Broadhurst Theatre|theatre|40.7583,-73.9876|.25|Manhattan
Brooks Atkinson Theatre|theatre|40.7600,-73.9870|.25|Manhattan
Eugene O'Neill Theater|theatre|40.7611,-73.9858|.25|Manhattan
Gershwin Theatre|theatre|40.7624,-73.9852|.25|Manhattan
Imperial Theatre|theatre|40.7589,-73.9873|.25|Manhattan
John Golden Theatre|theatre|40.7587,-73.9880|.25|Manhattan
Longacre Theatre|theatre|40.7604,-73.9860|.25|Manhattan
Lunt-Fontanne Theatre|theatre|40.7592,-73.9859|.25|Manhattan
Lyceum Theatre|theatre|40.7578,-73.9845|.25|Manhattan
Majestic Theatre|theatre|40.7584,-73.9880|.25|Manhattan
Marquis Theatre|theatre|40.7585,-73.9859|.25|Manhattan
Minskoff Theatre|theatre|40.7579,-73.9861|.25|Manhattan
Music Box Theatre|theatre|40.7589,-73.9871|.25|Manhattan
Nederlander Theater|theatre|40.7555,-73.9883|.25|Manhattan
Neil Simon Theatre|theatre|40.7630,-73.9845|.25|Manhattan
New Amsterdam Theater|theatre|40.7561,-73.9878|.25|Manhattan
Palace Theatre|theatre|40.7589,-73.9845|.25|Manhattan
Richard Rodgers Theatre|theatre|40.7590,-73.9867|.25|Manhattan
Shubert Theatre|theatre|40.7581,-73.9872|.25|Manhattan
St. James Theatre|theatre|40.7580,-73.9882|.25|Manhattan
Studio 54 Theatre|theatre|40.7644,-73.9838|.25|Manhattan
The Little Shubert theatre|theatre|40.7585,-73.9939|.25|Manhattan
The Public Theater|theatre|40.7289,-73.9918|.25|Manhattan
Winter Garden Theatre|theatre|40.7615,-73.9835|.25|Manhattan
`;
