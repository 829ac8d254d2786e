// Metro stations. Row: name;other name | kind | point | weight from 0 to 1.
export const metroStations = `
Metro Aeroporto;Estação Aeroporto|station|38.7686,-9.1283|0.6
Metro Alameda;Estação Alameda|station|38.7373,-9.1341|0.45
Metro Alto dos Moinhos;Estação Alto dos Moinhos|station|38.7496,-9.1799|0.45
Metro Alvalade;Estação Alvalade|station|38.7535,-9.1439|0.45
Metro Ameixoeira;Estação Ameixoeira|station|38.7799,-9.1600|0.45
Metro Anjos;Estação Anjos|station|38.7266,-9.1350|0.45
Metro Areeiro;Estação Areeiro|station|38.7426,-9.1338|0.45
Metro Arroios;Estação Arroios|station|38.7335,-9.1344|0.45
Metro Avenida;Estação Avenida|station|38.7201,-9.1458|0.45
Metro Baixa-Chiado;Estação Baixa-Chiado|station|38.7107,-9.1391|0.6
Metro Bela Vista;Estação Bela Vista|station|38.7477,-9.1186|0.45
Metro Cabo Ruivo;Estação Cabo Ruivo|station|38.7632,-9.1041|0.45
Metro Cais do Sodré;Estação Cais do Sodré|station|38.7062,-9.1450|0.6
Metro Campo Grande;Estação Campo Grande|station|38.7599,-9.1579|0.6
Metro Campo Pequeno;Estação Campo Pequeno|station|38.7414,-9.1470|0.45
Metro Carnide;Estação Carnide|station|38.7593,-9.1928|0.45
Metro Chelas;Estação Chelas|station|38.7553,-9.1141|0.45
Metro Cidade Universitária;Estação Cidade Universitária|station|38.7519,-9.1586|0.45
Metro Colégio Militar-Luz;Estação Colégio Militar-Luz|station|38.7533,-9.1887|0.45
Metro Encarnação;Estação Encarnação|station|38.7750,-9.1150|0.45
Metro Entre Campos;Estação Entre Campos|station|38.7479,-9.1486|0.45
Metro Intendente;Estação Intendente|station|38.7222,-9.1353|0.45
Metro Jardim Zoológico;Estação Jardim Zoológico|station|38.7422,-9.1687|0.45
Metro Laranjeiras;Estação Laranjeiras|station|38.7485,-9.1724|0.45
Metro Lumiar;Estação Lumiar|station|38.7728,-9.1597|0.45
Metro Marquês de Pombal;Estação Marquês de Pombal|station|38.7249,-9.1508|0.6
Metro Martim Moniz;Estação Martim Moniz|station|38.7168,-9.1357|0.45
Metro Moscavide;Estação Moscavide|station|38.7748,-9.1027|0.45
Metro Olaias;Estação Olaias|station|38.7392,-9.1237|0.45
Metro Olivais;Estação Olivais|station|38.7613,-9.1120|0.45
Metro Oriente;Estação Oriente|station|38.7678,-9.0998|0.6
Metro Parque;Estação Parque|station|38.7297,-9.1503|0.45
Metro Picoas;Estação Picoas|station|38.7306,-9.1465|0.45
Metro Pontinha;Estação Pontinha|station|38.7624,-9.1969|0.45
Metro Praça de Espanha;Estação Praça de Espanha|station|38.7377,-9.1585|0.45
Metro Quinta das Conchas;Estação Quinta das Conchas|station|38.7671,-9.1555|0.45
Metro Rato;Estação Rato|station|38.7201,-9.1541|0.45
Metro Restauradores;Estação Restauradores|station|38.7151,-9.1416|0.6
Metro Roma;Estação Roma|station|38.7485,-9.1413|0.45
Metro Rossio;Estação Rossio|station|38.7138,-9.1390|0.6
Metro Saldanha;Estação Saldanha|station|38.7353,-9.1456|0.6
Metro Santa Apolónia;Estação Santa Apolónia|station|38.7138,-9.1226|0.6
Metro São Sebastião;Estação São Sebastião|station|38.7348,-9.1542|0.45
Metro Telheiras;Estação Telheiras|station|38.7604,-9.1661|0.45
Metro Terreiro do Paço;Estação Terreiro do Paço|station|38.7072,-9.1334|0.45
`;
