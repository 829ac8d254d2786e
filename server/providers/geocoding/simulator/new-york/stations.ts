// Subway stations, entrances of one name together. Row: name | kind | point | weight | borough.
export const stations = `
1 Av Station|station|40.7309,-73.9816|0.25|Manhattan
103 St Station|station|40.7906,-73.9475|0.25|Manhattan
103 St Station|station|40.7961,-73.9614|0.25|Manhattan
103 St Station|station|40.7995,-73.9684|0.25|Manhattan
103 St–Corona Plaza Station|station|40.7499,-73.8627|0.25|Queens
110 St Station|station|40.7950,-73.9442|0.25|Manhattan
110 St–Malcolm X Plaza Station|station|40.7987,-73.9522|0.25|Manhattan
111 St Station|station|40.7517,-73.8553|0.25|Queens
116 St Station|station|40.7986,-73.9416|0.25|Manhattan
116 St Station|station|40.8021,-73.9496|0.25|Manhattan
116 St Station|station|40.8044,-73.9554|0.25|Manhattan
116 St–Columbia University Station|station|40.8077,-73.9641|0.25|Manhattan
125 St Station|station|40.8041,-73.9376|0.25|Manhattan
125 St Station|station|40.8077,-73.9455|0.25|Manhattan
125 St Station|station|40.8111,-73.9523|0.25|Manhattan
125 St Station|station|40.8156,-73.9584|0.25|Manhattan
135 St Station|station|40.8142,-73.9408|0.25|Manhattan
135 St Station|station|40.8179,-73.9476|0.25|Manhattan
137 St–City College Station|station|40.8220,-73.9537|0.25|Manhattan
14 St Station|station|40.7378,-74.0002|0.25|Manhattan
14 St–Union Sq Station|station|40.7351,-73.9904|0.5|Manhattan
145 St Station|station|40.8204,-73.9362|0.25|Manhattan
145 St Station|station|40.8248,-73.9442|0.25|Manhattan
145 St Station|station|40.8265,-73.9504|0.25|Manhattan
15 St–Prospect Park Station|station|40.6604,-73.9795|0.25|Brooklyn
155 St Station|station|40.8303,-73.9399|0.25|Manhattan
157 St Station|station|40.8340,-73.9449|0.25|Manhattan
163 St–Amsterdam Av Station|station|40.8360,-73.9399|0.25|Manhattan
168 St–Washington Hts Station|station|40.8405,-73.9399|0.25|Manhattan
175 St Station|station|40.8474,-73.9397|0.25|Manhattan
18 Av Station|station|40.6080,-74.0017|0.25|Brooklyn
18 Av Station|station|40.6207,-73.9904|0.25|Brooklyn
18 Av Station|station|40.6298,-73.9770|0.25|Brooklyn
18 St Station|station|40.7410,-73.9979|0.25|Manhattan
181 St Station|station|40.8495,-73.9336|0.25|Manhattan
181 St Station|station|40.8517,-73.9380|0.25|Manhattan
190 St Station|station|40.8590,-73.9342|0.25|Manhattan
191 St Station|station|40.8552,-73.9294|0.25|Manhattan
2 Av Station|station|40.7234,-73.9899|0.25|Manhattan
20 Av Station|station|40.6046,-73.9982|0.25|Brooklyn
20 Av Station|station|40.6174,-73.9850|0.25|Brooklyn
207 St Station|station|40.8646,-73.9188|0.25|Manhattan
21 St Station|station|40.7441,-73.9497|0.25|Queens
21 St–Queensbridge Station|station|40.7542,-73.9428|0.25|Queens
215 St Station|station|40.8694,-73.9153|0.25|Manhattan
23 St Station|station|40.7399,-73.9866|0.25|Manhattan
23 St Station|station|40.7428,-73.9926|0.25|Manhattan
23 St Station|station|40.7459,-73.9980|0.25|Manhattan
23 St–Baruch College Station|station|40.7399,-73.9866|0.25|Manhattan
25 St Station|station|40.6604,-73.9981|0.25|Brooklyn
28 St Station|station|40.7431,-73.9843|0.25|Manhattan
28 St Station|station|40.7455,-73.9887|0.25|Manhattan
28 St Station|station|40.7472,-73.9934|0.25|Manhattan
3 Av Station|station|40.7328,-73.9861|0.25|Manhattan
30 Av Station|station|40.7668,-73.9215|0.25|Queens
33 St Station|station|40.7446,-73.9310|0.25|Queens
33 St Station|station|40.7461,-73.9821|0.25|Manhattan
34 St–Herald Sq Station|station|40.7495,-73.9880|0.25|Manhattan
34 St–Hudson Yards Station|station|40.7560,-74.0019|0.25|Manhattan
34 St–Penn Station Station|station|40.7513,-73.9922|0.5|Manhattan
36 Av Station|station|40.7568,-73.9296|0.25|Queens
36 St Station|station|40.6551,-74.0036|0.25|Brooklyn
36 St Station|station|40.7520,-73.9288|0.25|Queens
39 Av Station|station|40.7529,-73.9328|0.25|Queens
4 Av–9 St Station|station|40.6704,-73.9891|0.25|Brooklyn
40 St Station|station|40.7438,-73.9240|0.25|Queens
42 St–Bryant Pk Station|station|40.7542,-73.9846|0.25|Manhattan
42 St–Port Authority Bus Terminal Station|station|40.7573,-73.9897|0.25|Manhattan
45 St Station|station|40.6489,-74.0100|0.25|Brooklyn
46 St Station|station|40.7432,-73.9185|0.25|Queens
46 St Station|station|40.7563,-73.9133|0.25|Queens
47-50 Sts–Rockefeller Ctr Station|station|40.7587,-73.9813|0.25|Manhattan
49 St Station|station|40.7599,-73.9841|0.25|Manhattan
5 Av Station|station|40.7538,-73.9820|0.25|Manhattan
5 Av/53 St Station|station|40.7602,-73.9752|0.25|Manhattan
5 Av/59 St Station|station|40.7648,-73.9733|0.25|Manhattan
50 St Station|station|40.6363,-73.9948|0.25|Brooklyn
50 St Station|station|40.7621,-73.9849|0.25|Manhattan
51 St Station|station|40.7571,-73.9719|0.25|Manhattan
52 St Station|station|40.7442,-73.9126|0.25|Queens
53 St Station|station|40.6451,-74.0140|0.25|Brooklyn
55 St Station|station|40.6314,-73.9955|0.25|Brooklyn
57 St Station|station|40.7640,-73.9775|0.25|Manhattan
57 St–7 Av Station|station|40.7647,-73.9807|0.25|Manhattan
59 St Station|station|40.6414,-74.0179|0.25|Brooklyn
59 St–Columbus Circle Station|station|40.7683,-73.9819|0.5|Manhattan
6 Av–14 St Station|station|40.7380,-73.9963|0.25|Manhattan
62 St Station|station|40.6265,-73.9969|0.25|Brooklyn
63 Dr–Rego Park Station|station|40.7298,-73.8616|0.25|Queens
65 St Station|station|40.7497,-73.8984|0.25|Queens
66 St–Lincoln Center Station|station|40.7734,-73.9822|0.25|Manhattan
67 Av Station|station|40.7265,-73.8527|0.25|Queens
68 St–Hunter College Station|station|40.7681,-73.9639|0.25|Manhattan
69 St Station|station|40.7463,-73.8964|0.25|Queens
7 Av Station|station|40.6663,-73.9803|0.25|Brooklyn
7 Av Station|station|40.6771,-73.9724|0.25|Brooklyn
7 Av/53 St Station|station|40.7629,-73.9816|0.25|Manhattan
71 St Station|station|40.6196,-73.9989|0.25|Brooklyn
72 St Station|station|40.7688,-73.9584|0.25|Manhattan
72 St Station|station|40.7756,-73.9764|0.25|Manhattan
72 St Station|station|40.7784,-73.9820|0.25|Manhattan
74 St–Broadway Station|station|40.7469,-73.8914|0.25|Queens
75 St Station|station|40.6913,-73.8671|0.25|Queens
77 St Station|station|40.6297,-74.0255|0.25|Brooklyn
77 St Station|station|40.7736,-73.9599|0.25|Manhattan
79 St Station|station|40.6135,-74.0006|0.25|Brooklyn
79 St Station|station|40.7839,-73.9799|0.25|Manhattan
8 Av Station|station|40.6351,-74.0117|0.25|Brooklyn
8 Av–14 St Station|station|40.7409,-74.0017|0.25|Manhattan
8 St–NYU Station|station|40.7303,-73.9926|0.25|Manhattan
80 St Station|station|40.6794,-73.8590|0.25|Queens
81 St–Museum Of Natural History Station|station|40.7814,-73.9721|0.25|Manhattan
82 St–Jackson Hts Station|station|40.7477,-73.8837|0.25|Queens
85 St–Forest Pkwy Station|station|40.6924,-73.8600|0.25|Queens
86 St Station|station|40.6227,-74.0284|0.25|Brooklyn
86 St Station|station|40.7787,-73.9537|0.25|Manhattan
86 St Station|station|40.7859,-73.9689|0.25|Manhattan
86 St Station|station|40.7886,-73.9762|0.25|Manhattan
88 St Station|station|40.6799,-73.8515|0.25|Queens
9 Av Station|station|40.6463,-73.9943|0.25|Brooklyn
90 St–Elmhurst Av Station|station|40.7484,-73.8766|0.25|Queens
96 St Station|station|40.7850,-73.9491|0.25|Manhattan
96 St Station|station|40.7916,-73.9647|0.25|Manhattan
96 St Station|station|40.7939,-73.9723|0.25|Manhattan
Alabama Av Station|station|40.6770,-73.8987|0.25|Brooklyn
Astor Pl Station|station|40.7301,-73.9911|0.5|Manhattan
Astoria Blvd Station|station|40.7703,-73.9178|0.25|Queens
Astoria–Ditmars Blvd Station|station|40.7750,-73.9120|0.25|Queens
Atlantic Av Station|station|40.6754,-73.9031|0.25|Brooklyn
Atlantic Av–Barclays Ctr Station|station|40.6843,-73.9779|0.5|Brooklyn
Avenue H Station|station|40.6293,-73.9617|0.25|Brooklyn
Avenue I Station|station|40.6253,-73.9761|0.25|Brooklyn
Avenue J Station|station|40.6250,-73.9608|0.25|Brooklyn
Avenue M Station|station|40.6176,-73.9594|0.25|Brooklyn
Avenue N Station|station|40.6151,-73.9742|0.25|Brooklyn
Avenue P Station|station|40.6089,-73.9730|0.25|Brooklyn
Bay Pkwy Station|station|40.6019,-73.9937|0.25|Brooklyn
Bay Pkwy Station|station|40.6118,-73.9818|0.25|Brooklyn
Bay Pkwy Station|station|40.6208,-73.9753|0.25|Brooklyn
Bay Ridge Av Station|station|40.6350,-74.0234|0.25|Brooklyn
Bay Ridge–95 St Station|station|40.6166,-74.0309|0.25|Brooklyn
Bedford Av Station|station|40.7173,-73.9569|0.25|Brooklyn
Bedford–Nostrand Avs Station|station|40.6896,-73.9535|0.25|Brooklyn
Bergen St Station|station|40.6808,-73.9751|0.25|Brooklyn
Bergen St Station|station|40.6861,-73.9909|0.25|Brooklyn
Beverley Rd Station|station|40.6440,-73.9645|0.25|Brooklyn
Beverly Rd Station|station|40.6451,-73.9489|0.25|Brooklyn
Bleecker St Station|station|40.7259,-73.9947|0.25|Manhattan
Borough Hall Station|station|40.6928,-73.9901|0.25|Brooklyn
Botanic Garden Station|station|40.6703,-73.9592|0.25|Brooklyn
Bowery Station|station|40.7203,-73.9939|0.25|Manhattan
Bowling Green Station|station|40.7048,-74.0141|0.25|Manhattan
Broad St Station|station|40.7065,-74.0111|0.25|Manhattan
Broadway Jct Station|station|40.6789,-73.9049|0.25|Brooklyn
Broadway Station|station|40.7061,-73.9503|0.25|Brooklyn
Broadway Station|station|40.7618,-73.9255|0.25|Queens
Broadway-Lafayette St Station|station|40.7253,-73.9962|0.25|Manhattan
Brooklyn Bridge–City Hall Station|station|40.7131,-74.0041|0.25|Manhattan
Bushwick Av–Aberdeen St Station|station|40.6828,-73.9052|0.25|Brooklyn
Canal St Station|station|40.7184,-74.0000|0.25|Manhattan
Canal St Station|station|40.7211,-74.0044|0.25|Manhattan
Canarsie–Rockaway Pkwy Station|station|40.6467,-73.9018|0.25|Brooklyn
Carroll St Station|station|40.6803,-73.9950|0.25|Brooklyn
Cathedral Pkwy Station|station|40.8040,-73.9668|0.25|Manhattan
Cathedral Pkwy–110 St Station|station|40.8006,-73.9582|0.25|Manhattan
Central Av Station|station|40.6979,-73.9266|0.25|Brooklyn
Chambers St Station|station|40.7133,-74.0034|0.25|Manhattan
Chambers St Station|station|40.7148,-74.0089|0.25|Manhattan
Chauncey St Station|station|40.6829,-73.9105|0.25|Brooklyn
Christopher St–Stonewall Station|station|40.7334,-74.0029|0.25|Manhattan
Church Av Station|station|40.6440,-73.9797|0.25|Brooklyn
Church Av Station|station|40.6505,-73.9630|0.25|Brooklyn
Church Av Station|station|40.6508,-73.9496|0.25|Brooklyn
City Hall Station|station|40.7133,-74.0070|0.25|Manhattan
Clark St Station|station|40.6975,-73.9931|0.25|Brooklyn
Classon Av Station|station|40.6889,-73.9601|0.25|Brooklyn
Cleveland St Station|station|40.6799,-73.8846|0.25|Brooklyn
Clinton–Washington Avs Station|station|40.6833,-73.9658|0.25|Brooklyn
Clinton–Washington Avs Station|station|40.6881,-73.9668|0.25|Brooklyn
Cortelyou Rd Station|station|40.6409,-73.9639|0.25|Brooklyn
Cortlandt St Station|station|40.7108,-74.0110|0.25|Manhattan
Court Sq Station|station|40.7472,-73.9446|0.25|Queens
Court St Station|station|40.6941,-73.9918|0.25|Brooklyn
Crescent St Station|station|40.6832,-73.8738|0.25|Brooklyn
Crown Hts–Utica Av Station|station|40.6689,-73.9329|0.25|Brooklyn
Cypress Hills Station|station|40.6899,-73.8726|0.25|Brooklyn
Dekalb Av Station|station|40.6906,-73.9818|0.25|Brooklyn
Dekalb Av Station|station|40.7038,-73.9184|0.25|Brooklyn
Delancey St–Essex St Station|station|40.7185,-73.9878|0.25|Manhattan
Ditmas Av Station|station|40.6361,-73.9782|0.25|Brooklyn
Dyckman St Station|station|40.8605,-73.9255|0.25|Manhattan
Dyckman St Station|station|40.8655,-73.9273|0.25|Manhattan
E 105 St Station|station|40.6506,-73.8995|0.25|Brooklyn
East Broadway Station|station|40.7141,-73.9902|0.25|Manhattan
Eastern Pkwy–Brooklyn Museum Station|station|40.6720,-73.9644|0.25|Brooklyn
Elmhurst Av Station|station|40.7424,-73.8820|0.25|Queens
Euclid Av Station|station|40.6754,-73.8721|0.25|Brooklyn
Flatbush Av–Brooklyn College Station|station|40.6328,-73.9476|0.25|Brooklyn
Flushing Av Station|station|40.7003,-73.9411|0.25|Brooklyn
Flushing Av Station|station|40.7004,-73.9502|0.25|Brooklyn
Forest Av Station|station|40.7044,-73.9031|0.25|Queens
Fort Hamilton Pkwy Station|station|40.6314,-74.0054|0.25|Brooklyn
Fort Hamilton Pkwy Station|station|40.6409,-73.9943|0.25|Brooklyn
Fort Hamilton Pkwy Station|station|40.6508,-73.9758|0.25|Brooklyn
Franklin Av Station|station|40.6810,-73.9563|0.25|Brooklyn
Franklin Av–Medgar Evers College Station|station|40.6707,-73.9581|0.25|Brooklyn
Franklin St Station|station|40.7193,-74.0069|0.25|Manhattan
Fresh Pond Rd Station|station|40.7062,-73.8959|0.25|Queens
Fulton St Station|station|40.6871,-73.9754|0.5|Brooklyn
Fulton St Station|station|40.7101,-74.0078|0.5|Manhattan
Gates Av Station|station|40.6896,-73.9223|0.25|Brooklyn
Graham Av Station|station|40.7146,-73.9441|0.25|Brooklyn
Grand Army Plaza Station|station|40.6752,-73.9711|0.25|Brooklyn
Grand Av–Newtown Station|station|40.7370,-73.8772|0.25|Queens
Grand Central–42 St Station|station|40.7523,-73.9780|0.5|Manhattan
Grand St Station|station|40.7119,-73.9407|0.25|Brooklyn
Grand St Station|station|40.7183,-73.9938|0.25|Manhattan
Grant Av Station|station|40.6770,-73.8650|0.25|Brooklyn
Greenpoint Av Station|station|40.7313,-73.9544|0.25|Brooklyn
Halsey St Station|station|40.6864,-73.9166|0.25|Brooklyn
Halsey St Station|station|40.6956,-73.9041|0.25|Queens
Harlem–148 St Station|station|40.8239,-73.9365|0.25|Manhattan
Hewes St Station|station|40.7069,-73.9534|0.25|Brooklyn
High St Station|station|40.6994,-73.9905|0.25|Brooklyn
Houston St Station|station|40.7283,-74.0054|0.25|Manhattan
Hoyt St Station|station|40.6906,-73.9851|0.25|Brooklyn
Hoyt–Schermerhorn Sts Station|station|40.6885,-73.9850|0.25|Brooklyn
Hunters Point Av Station|station|40.7422,-73.9489|0.25|Queens
Inwood–207 St Station|station|40.8681,-73.9199|0.25|Manhattan
Jackson Hts–Roosevelt Av Station|station|40.7466,-73.8913|0.5|Queens
Jay St–Metrotech Station|station|40.6923,-73.9866|0.25|Brooklyn
Jefferson St Station|station|40.7066,-73.9229|0.25|Brooklyn
Junction Blvd Station|station|40.7492,-73.8695|0.25|Queens
Junius St Station|station|40.6635,-73.9025|0.25|Brooklyn
Kings Hwy Station|station|40.6032,-73.9724|0.25|Brooklyn
Kings Hwy Station|station|40.6039,-73.9804|0.25|Brooklyn
Kings Hwy Station|station|40.6087,-73.9577|0.25|Brooklyn
Kingston Av Station|station|40.6694,-73.9422|0.25|Brooklyn
Kingston–Throop Avs Station|station|40.6799,-73.9409|0.25|Brooklyn
Knickerbocker Av Station|station|40.6987,-73.9197|0.25|Brooklyn
Kosciuszko St Station|station|40.6933,-73.9288|0.25|Brooklyn
Lafayette Av Station|station|40.6861,-73.9739|0.25|Brooklyn
Lexington Av/53 St Station|station|40.7578,-73.9696|0.25|Manhattan
Lexington Av/59 St Station|station|40.7626,-73.9677|0.25|Manhattan
Lexington Av/63 St Station|station|40.7646,-73.9661|0.25|Manhattan
Liberty Av Station|station|40.6745,-73.8966|0.25|Brooklyn
Livonia Av Station|station|40.6640,-73.9006|0.25|Brooklyn
Lorimer St Station|station|40.7039,-73.9474|0.25|Brooklyn
Lorimer St Station|station|40.7141,-73.9503|0.25|Brooklyn
Marble Hill–225 St Station|station|40.8746,-73.9098|0.25|Manhattan
Marcy Av Station|station|40.7084,-73.9578|0.25|Brooklyn
Metropolitan Av Station|station|40.7128,-73.9514|0.25|Brooklyn
Middle Village–Metropolitan Av Station|station|40.7114,-73.8896|0.25|Queens
Montrose Av Station|station|40.7077,-73.9399|0.25|Brooklyn
Morgan Av Station|station|40.7062,-73.9331|0.25|Brooklyn
Myrtle Av Station|station|40.6972,-73.9357|0.25|Brooklyn
Myrtle–Willoughby Avs Station|station|40.6953,-73.9492|0.25|Brooklyn
Myrtle–Wyckoff Avs Station|station|40.6996,-73.9111|0.25|Queens
Nassau Av Station|station|40.7246,-73.9513|0.25|Brooklyn
Nevins St Station|station|40.6882,-73.9805|0.25|Brooklyn
New Lots Av Station|station|40.6587,-73.8992|0.25|Brooklyn
New Lots Av Station|station|40.6662,-73.8841|0.25|Brooklyn
New Utrecht Av Station|station|40.6249,-73.9964|0.25|Brooklyn
Newkirk Av–Little Haiti Station|station|40.6400,-73.9484|0.25|Brooklyn
Newkirk Plaza Station|station|40.6351,-73.9628|0.25|Brooklyn
Northern Blvd Station|station|40.7529,-73.9060|0.25|Queens
Norwood Av Station|station|40.6814,-73.8800|0.25|Brooklyn
Nostrand Av Station|station|40.6699,-73.9505|0.25|Brooklyn
Nostrand Av Station|station|40.6804,-73.9504|0.25|Brooklyn
Park Pl Station|station|40.6748,-73.9576|0.25|Brooklyn
Park Pl Station|station|40.7131,-74.0088|0.25|Manhattan
Parkside Av Station|station|40.6553,-73.9615|0.25|Brooklyn
Pennsylvania Av Station|station|40.6646,-73.8949|0.25|Brooklyn
President St–Medgar Evers College Station|station|40.6679,-73.9507|0.25|Brooklyn
Prince St Station|station|40.7243,-73.9977|0.25|Manhattan
Prospect Av Station|station|40.6654,-73.9929|0.25|Brooklyn
Prospect Park Station|station|40.6616,-73.9622|0.25|Brooklyn
Queens Plaza Station|station|40.7490,-73.9372|0.25|Queens
Queensboro Plaza Station|station|40.7506,-73.9402|0.25|Queens
Ralph Av Station|station|40.6788,-73.9208|0.25|Brooklyn
Rector St Station|station|40.7074,-74.0136|0.25|Manhattan
Rockaway Av Station|station|40.6626,-73.9090|0.25|Brooklyn
Rockaway Av Station|station|40.6783,-73.9120|0.25|Brooklyn
Roosevelt Island Station|station|40.7591,-73.9533|0.25|Manhattan
Saratoga Av Station|station|40.6615,-73.9163|0.25|Brooklyn
Seneca Av Station|station|40.7028,-73.9077|0.25|Queens
Shepherd Av Station|station|40.6741,-73.8808|0.25|Brooklyn
Smith–9 Sts Station|station|40.6736,-73.9960|0.25|Brooklyn
South Ferry Station|station|40.7021,-74.0137|0.25|Manhattan
Spring St Station|station|40.7223,-73.9972|0.25|Manhattan
Spring St Station|station|40.7262,-74.0037|0.25|Manhattan
Steinway St Station|station|40.7569,-73.9207|0.25|Queens
Sterling St Station|station|40.6627,-73.9508|0.25|Brooklyn
Sutter Av Station|station|40.6694,-73.9020|0.25|Brooklyn
Sutter Av–Rutland Rd Station|station|40.6647,-73.9226|0.25|Brooklyn
Times Sq–42 St Station|station|40.7557,-73.9871|0.5|Manhattan
Union St Station|station|40.6773,-73.9831|0.25|Brooklyn
Utica Av Station|station|40.6794,-73.9307|0.25|Brooklyn
Van Siclen Av Station|station|40.6654,-73.8894|0.25|Brooklyn
Van Siclen Av Station|station|40.6727,-73.8904|0.25|Brooklyn
Van Siclen Av Station|station|40.6780,-73.8917|0.25|Brooklyn
Vernon Blvd–Jackson Av Station|station|40.7426,-73.9536|0.25|Queens
W 4 St–Wash Sq Station|station|40.7323,-74.0005|0.25|Manhattan
Wall St Station|station|40.7071,-74.0105|0.25|Manhattan
Whitehall St Station|station|40.7031,-74.0130|0.25|Manhattan
Wilson Av Station|station|40.6888,-73.9040|0.25|Brooklyn
Winthrop St Station|station|40.6566,-73.9502|0.25|Brooklyn
Woodhaven Blvd Station|station|40.6939,-73.8516|0.25|Queens
Woodhaven Blvd Station|station|40.7331,-73.8692|0.25|Queens
Woodside–61 St Station|station|40.7457,-73.9030|0.25|Queens
World Trade Center Station|station|40.7126,-74.0098|0.5|Manhattan
Wtc Cortlandt Station|station|40.7118,-74.0122|0.25|Manhattan
York St Station|station|40.7014,-73.9868|0.25|Brooklyn
`;
