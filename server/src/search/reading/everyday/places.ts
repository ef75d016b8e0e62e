/** Rows of the table of everyday words (synonym-table.ts). */
export const PLACES_ROWS = `
  # Lugares
  paulista > são paulo
  paulistano, sampa, capital paulista > município de são paulo, são paulo
  carioca, cidade maravilhosa, capital fluminense > rio de janeiro
  mineiro > minas gerais
  gaúcho > rio grande do sul
  potiguar > rio grande do norte
  capixaba > espírito santo
  baiano > bahia
  soteropolitano > salvador
  pernambucano > pernambuco
  cearense > ceará
  maranhense > maranhão
  paraense > belém
  paraibano > paraíba
  piauiense > piauí
  alagoano > alagoas
  sergipano > sergipe
  amazonense > amazonas
  acreano, acriano > acre
  rondoniense > rondônia
  roraimense > roraima
  amapaense > amapá
  tocantinense > tocantins
  goiano > goiás
  mato grossense > mato grosso
  brasiliense, candango > distrito federal
  paranaense > paraná
  catarinense, barriga verde > santa catarina
  curitibano > curitiba
  manauara > manaus
  BH, beagá, capital mineira > belo horizonte
  floripa, capital catarinense > florianópolis
  poa, capital gaúcha > porto alegre
  capital baiana > salvador
  capital cearense > fortaleza
  capital pernambucana > recife
  capital paranaense > curitiba
  capital amazonense > manaus
  DF > distrito federal
  MG > minas gerais
  SP > são paulo
  RS > rio grande do sul
  RN > rio grande do norte
  SC > santa catarina
  ES > espírito santo
  BA > bahia
  PE > pernambuco
  PB > paraíba
  GO > goiás
  TO > tocantins
  AM > amazonas
  RO > rondônia
  RR > roraima
  AP > amapá
  MT > mato grosso
  MS > mato grosso do sul
  baixada fluminense > nova iguaçu, duque de caxias
  triângulo mineiro > uberlândia, uberaba
  argentino > argentina, buenos aires
  americano > estados unidos
  chinês > china
  holanda, holandês > países baixos
  alemão > alemanha
  italiano > itália
  paraguaio > paraguai
  uruguaio > uruguai
  boliviano > bolívia
  haitiano > haiti
  cubano > cuba
  angolano > angola
  coreano > coreia
  russo > rússia
  japonês > japão
  europeu > união europeia
  africano > áfrica
  nova iorque > nova york
`
