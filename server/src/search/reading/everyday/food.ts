/** Rows of the table of everyday words (synonym-table.ts). */
export const FOOD_ROWS = `
  # Comida
  merenda, merenda escolar, lanche escolar > alimentação escolar, PNAE, gênero alimentício
  PNAE = programa nacional de alimentação escolar
  comida, mantimento, alimento > gênero alimentício, alimentação, subsistência
  rancho > gêneros alimentícios, alimentação, quantitativo de subsistência
  quentinha, marmita, marmitex > refeição, refeições prontas, alimentação preparada
  restaurante, refeitório > refeição, restaurante universitário, alimentação coletiva
  bandejão > restaurante universitário
  cantina, lanchonete > cessão de uso, concessão de uso
  buffet, bufê > lanche, coffee break, coquetel, serviço de alimentação
  cafezinho > café, açúcar, copa
  galão de água, garrafão de água > água mineral
  carne, peixe > frango, gêneros alimentícios perecíveis, proteína animal, pescado
  verdura, legume, fruta, hortaliça > hortifruti, hortifrutigranjeiro, gêneros alimentícios
  pão, padaria > panificação, produto de panificação
  leite > laticínio, leite pasteurizado
  cesta básica > cesta de alimentos, gêneros alimentícios
  pequeno produtor, pequeno agricultor, produtor familiar, agricultor familiar > agricultura familiar, empreendedor familiar rural
  vale alimentação, vale refeição, ticket refeição > auxílio alimentação, cartão alimentação, auxílio refeição
  gás de cozinha, botijão, botijão de gás > GLP, gás liquefeito de petróleo, recarga de gás
  GLP = gás liquefeito de petróleo
  arroz, feijão, macarrão, farinha > gênero alimentício, estocável, cesta de alimentos
  ovo > gênero alimentício
  refrigerante, suco, bebida > gênero alimentício, polpa de fruta
  bolo, salgado, doce > confeitaria, panificação, serviço de alimentação
  refeição de preso > alimentação para custodiados, refeições prontas
  vaca leiteira > bovino
  pó de café > café torrado, café moído
  gelo > gelo em cubo
  salsicha | presunto | queijo > frios, laticínio
  polpa, suco de fruta > polpa de fruta
  óleo de cozinha > óleo de soja, gênero alimentício
  sopa, alimentação de paciente > dieta hospitalar, nutrição hospitalar
  comida de preso > alimentação para custodiados, refeições prontas
  comida de cachorro > ração
  comida de hospital, refeição de hospital > nutrição hospitalar, dietas, refeições hospitalares, alimentação hospitalar
  comida de quartel > gêneros alimentícios, rancho, subsistência
  comida pronta > refeições prontas, refeições preparadas, fornecimento de refeições
  almoço | jantar | desjejum > refeições, alimentação
  coffee break > lanche, buffet, bufê, coquetel, serviço de alimentação, salgadinho, alimentação para eventos
  lanche > coffee break, buffet, bufê, coquetel, serviço de alimentação, salgadinho, alimentação para eventos
  coquetel > lanche, coffee break, buffet, bufê, serviço de alimentação, salgadinho, alimentação para eventos
  salgadinho > coffee break, lanche, coquetel, serviço de buffet, alimentação para eventos
  churrasco > carne bovina, buffet
  carne moída, carne bovina
  frango > carne, peixe, gêneros alimentícios perecíveis, proteína animal, pescado, aves abatidas
  camarão > pescado
  sardinha > pescado, permissão de pesca, temporada de pesca, defeso
  atum | salmão > pescado
  tilápia > pescado, peixe vivo, alevinos, piscicultura
  linguiça | bacon | mortadela | salame > embutidos, frios
  manteiga | margarina | iogurte | requeijão > laticínio
  alface | tomate | batata | cebola | cenoura | repolho > hortifruti, hortifrutigranjeiros
  banana | laranja | melancia | mamão | abacaxi | uva > hortifruti, frutas, hortifrutigranjeiros
  pãozinho > panificação, pães
  padeiro, confeiteiro > panificação, confeitaria
  cafeteira, máquina de café, café expresso > bebidas quentes
  chá > erva mate
  castanha | amendoim | açaí > produtos extrativistas
  azeite > óleo vegetal
  soja > grãos
  água de beber, garrafinha de água, água em garrafa > água mineral
  cerveja | pinga | licor > bebida alcoólica
  alimento da agricultura familiar, compra de agricultor > agricultura familiar, chamada pública, PAA
  PAA > programa de aquisição de alimentos
  cozinha solidária, cozinha comunitária, restaurante popular > segurança alimentar e nutricional, equipamentos públicos de segurança alimentar
  fome > segurança alimentar, insegurança alimentar, segurança alimentar e nutricional
  cesta de natal, cesta natalina > cesta de alimentos, gêneros alimentícios
  leite para criança > leite integral, programa do leite
  comida sem glúten, celíaco, intolerância > alimentação especial, dieta especial
  dieta de sonda > nutrição enteral, dieta enteral, fórmulas nutricionais
  ração de cachorro | ração de gato > ração, alimentação animal
  ração de peixe > ração, piscicultura
  capim | feno | silagem > forragem, alimentação animal
  açougue > carnes
  supermercado > gêneros alimentícios
  fogão industrial | forno | fritadeira | batedeira > equipamentos de cozinha, eletrodomésticos
  geladeira industrial > refrigerador, congelador, equipamentos de refrigeração
  vale gás, auxílio gás > gás dos brasileiros
  rótulo > rotulagem de alimentos, rotulagem nutricional
  comida estragada, alimento contaminado > interdição, medida preventiva
  orgânico, comida sem veneno > agroecologia
  suplemento proibido > suplemento alimentar, medida preventiva
  estoque de arroz, leilão de arroz, leilão de milho > estoques públicos, leilão de venda, Conab
  armazém > armazenagem, unidade armazenadora
  explorar cantina, alugar cantina, cantina escolar > concessão de uso, exploração de cantina, cessão onerosa, espaço físico
  lanchonete no prédio público > concessão de uso, cessão de uso, exploração comercial
`
