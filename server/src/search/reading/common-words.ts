import { stem } from '../../../engine/analysis.ts'

/** Words that everybody knows, folded: no slips, though the gazette may hardly print them. */
const COMMON_WORDS = `
  abacate abacaxi abandonada abandonado abelha aberto abobora achado acougueiro acucar adiou adulto advogado
  afilhado afundou alagou alcool alergia alface alicate almoco alugou aluno amigo apontador aposentado arame
  aranha arara areia armario arroz assalto atrasou atropelou aumento avenida aviao azeite bacia bacon bairro
  baixo balao balde baleia banana banco banda bandido bandidos banheiro baralho barata barato barbante barco
  barraco barro batata bateria bateu batom berco bermuda bezerro bicicleta biscoito bispo blusa bolacha boleto
  bolsa bomba bombeiro bonde boneca bonito bonus borracha borracheiro botijao briga brigou brinco broca burro
  buzina cabra cachaca cachoeira cachorro cadeia cadeira caderno caixa caixao caixinha calca calor calote
  camarao caminhao camisa camiseta cancelou cancer caneca caneta canoa cansado cantor cantora capela capitao
  capotou carne carreta carro carroca cartao carteira carteirinha casaco casou catapora cavalo caxumba cebola
  celular cemiterio cenoura cerca cerveja chacara chapeu chefe chegou cheio cheque chinelo chocolate chupeta
  churrasco chuva chuveiro cidade cinema cinto cinza cinzas circo cirurgia cisterna coberta cobertor cobra
  cobrador coceira coelho colar colchao colega colegas colegio colher comprido comprou computador conta
  contador corda coronel corredor cortico cortina coruja costela couve coxinha cozinha cozinheiro creche
  crianca curativo curto danca delegado demissao dengue dentista denuncia derrame desabou desceu desviou
  diabetes diarista diesel dinheiro divida divorcio doente domestica dourado eletricista empregado emprestimo
  encanador enchente enfermeira enterro entrou escada escola escova escritor escultor esgoto esmalte espelho
  esponja esposa estante estrela explodiu facada faltou farinha farmacia farol favela faxineiro fazenda febre
  fechado feijao feirante feriado ferias ferida festa filha filho filhote filtro flauta floresta fofoca fogao
  folga folha formiga fossa fralda frango fratura fraude freio freira freiras frentista fresco frigideira
  fruta furadeira furto galao galho galinha ganhador ganhou garagem garcom garfo garrafa gasolina gasto gastou
  gatinho gaveta gaviao geada geladeira gelado general genro gerente gesso goiaba golfinho golpe gordo grade
  grama granizo granja gravata gravida greve gripe guarda hospital idoso igreja imposto impressora infarto
  injecao internet iogurte irmao jacare janela jangada janta jaqueta jardim jardineiro jarra jegue jovem juiza
  juros ladrao ladroes lagoa lagosta lampada lancha lanche lapis laranja largo leite lencol lepra limao
  linguica livro louca louco lousa macaco macarrao maduro magro mamadeira mandioca manga mangueira manteiga
  marceneiro marido marmita marrom martelo mecanico medico melancia melao menina menino mentira merenda
  mesquita metro milho missa missas mochila moeda moinho molhado montanha morango morreu morro morto mosca
  motoboy motor motorista mouse mudou muleta multa musica nasceu navio noiva noivo nuvem oculos onibus ovelha
  padeiro padre padrinho pagou palhaco pandeiro panela papagaio papel papelao parada parado parafuso parede
  parou parto pastel pastor patinete patrao pedra pedreiro pegou peixe pensao pente pepino perdeu perdido
  perfume pesado piano pimenta pincel pinto pintor piscina pizza planta pobre podre poeta poltrona pomada
  pombo ponte porco porta portao porteiro portoes poupanca praca praia prata prateleira prato predio prego
  preso presunto primo prisao privada processo professora promotora propina pulseira quadro quartinho quarto
  quebrada quebrado quebrou queijo queimadura queimou quente quentinha quintal rachou rampa reboque recibo
  redondo refrigerante regua relogio remedio repolho roubo roubou sabao sabonete sacola salada salario
  salsicha sandalia sanduiche sanfona sapato sarampo sardinha sargento separou serra serralheiro serrote
  sertao servente shampoo sindicato sinuca sitio sogra soldado solto sorvete subiu suborno sujeira sumico
  sumiu tambor tapete tartaruga taxista teatro teclado telefone telha templo tenente tenis terno terra
  terreiro tesoura tilapia tinta toalha tomada tomate torneira tosse trator travesseiro travou trena troco
  trocou tronco trovao tucano tumulo tunel urubu usado vacina varanda vassoura vazio vazou velha velho velorio
  vencedor venceu vendedor vendeu ventilador vento verde vestido viaduto vigia vinagre vinho violao viuva
  vizinho volante voltou xadrez xarope xicara zelador
`

const stems = new Set(COMMON_WORDS.trim().split(/\s+/).map(stem))

/** Whether a folded word is an everyday one, in any inflection. */
export function isCommonWord(word: string): boolean {
  return stems.has(stem(word))
}
