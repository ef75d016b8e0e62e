/** Rows of the table of everyday words (synonym-table.ts). */
export const EDUCATION_ROWS = `
  # Ensino
  creche, escolinha > educação infantil, centro de educação infantil, CMEI, Proinfância
  escola, colégio > unidade escolar, estabelecimento de ensino
  faculdade > instituição de ensino superior, ensino superior
  IES = instituição de ensino superior
  professor, docente > magistério
  professor universitário > professor do magistério superior, magistério superior, docente
  professor substituto, docente substituto > professor temporário
  aluno, estudante > discente
  vestibular, enem, sisu > processo seletivo, exame nacional do ensino médio, ingresso
  mestrado, doutorado > pós graduação, stricto sensu
  estudar fora, estudar no exterior, doutorado no exterior > afastamento do país, doutorado sanduíche, afastar se do país
  bolsa, bolsa de estudo > bolsista, auxílio financeiro a estudante
  material escolar, caderno > kit escolar, material didático, material pedagógico
  livro didático > PNLD, material didático
  PNLD = programa nacional do livro e do material didático
  uniforme, farda > fardamento, vestuário
  diploma > revalidação de diploma, registro de diploma, reconhecimento de diploma
  cotas, cotista > ação afirmativa, reserva de vagas
  curso a distância, curso online, EAD > educação a distância, ensino a distância
  estagiário > estágio, programa de estágio, aprendiz
  curso novo, abertura de curso, abrir curso > autorização de curso, reconhecimento de curso, credenciamento de instituição
  alfabetização > EJA, educação de jovens e adultos
  EJA = educação de jovens e adultos
  carteira escolar, cadeira escolar > mobiliário escolar, conjunto aluno
  mochila > kit escolar
  quadro negro, lousa > quadro branco, lousa digital
  biblioteca > acervo bibliográfico, material bibliográfico, bibliotecário
  cuidador, cuidador de aluno > profissional de apoio escolar, apoio escolar
  residência médica > programa de residência, médico residente
  intercâmbio > mobilidade acadêmica, mobilidade internacional, intercâmbio acadêmico
  pós doutorado > pós doutoral, estágio pós doutoral
  fechar faculdade, fechamento de curso > descredenciamento, extinção de curso, desativação
  vaga na universidade, transferência de curso > vagas remanescentes, vagas ociosas
  FIES > fundo de financiamento estudantil, renegociação
  Prouni > programa universidade para todos
  estudar fora do Brasil, estudar fora do país > afastamento do país, doutorado sanduíche, afastar se do país
  reforço escolar, aula particular > monitoria, tutoria
  trote, colação de grau > formatura, solenidade
  aula > curso, ensino, aulas
  curso de inglês, aula de inglês, curso de idiomas, curso de línguas > língua inglesa, idiomas, ensino de idiomas
  inglês > língua inglesa
  espanhol > língua espanhola
  francês > língua francesa
  português > língua portuguesa
  empresa de estágio, agência de estágio, empresa que administra estagiário > agente de integração, integração de estágio, programa de estágio
  gabarito > resultado da prova, gabarito preliminar
  nota de corte > classificação, pontuação
  concurso adiado > adiamento, nova data, suspensão do concurso
  taxa de inscrição > isenção da taxa, valor da inscrição
  livro > acervo bibliográfico, obra literária, material bibliográfico
  revista | assinatura de revista | assinatura de jornal > periódico, assinatura de periódicos
  violão | banda marcial | fanfarra > instrumento musical
  jogo, jogo pedagógico > material pedagógico, brinquedo pedagógico
  transporte de estudante universitário > transporte universitário
  reitor, vice reitor > reitoria
  bolsa de pesquisa > fomento à pesquisa, auxílio à pesquisa, bolsista
  feira de ciências, olimpíada > competição científica
  professor temporário > professor substituto, docente substituto, contrato de professor, contrato por tempo determinado, contratação temporária

  # Escolas, universidades, bolsas
  trancar curso, aluno expulso, jubilado > desligamento, cancelamento de matrícula
  especialização > pós graduação lato sensu, lato sensu
  MBA > lato sensu, especialização
  segunda via de diploma > registro de diploma
  diploma falso, diploma anulado > cancelamento de diploma, nulidade
  diploma do exterior, validar diploma > revalidação de diploma, reconhecimento de diploma
  lista de formados > diplomas registrados
  doutor honoris causa > honoris causa
  consulta para reitor > consulta à comunidade, lista tríplice
  ensino técnico > educação profissional, PRONATEC
  ensino médio | ensino fundamental | primeiro grau > educação básica
  jardim de infância, pré escola, berçário > educação infantil, pré escolar, creche
  escola de tempo integral > educação em tempo integral
  escola cívico militar > escola militar, cívico militar
  aluno especial, aluno com deficiência > atendimento educacional especializado, educação inclusiva
  apostila, material didático > sistema de ensino
  coordenador de curso > coordenação de curso
  bolsa da capes, bolsa do cnpq > bolsas de pós graduação, bolsista, concessão de bolsas
  bolsa permanência, auxílio estudantil, ajuda para aluno > assistência estudantil
  monitoria > monitor, tutor
  tutor > tutoria, UAB
  UAB > universidade aberta do brasil
  moradia estudantil, república de estudante > residência universitária, assistência estudantil
  iniciação científica > PIBIC
  grupo de pesquisa, laboratório de pesquisa > pesquisa científica
  pesquisador > bolsista
  verba para pesquisa, dinheiro para pesquisa > fomento, subvenção, apoio financeiro
  estudante estrangeiro > PEC G, estudante convênio
  saeb, prova brasil > avaliação da educação básica
  censo escolar > educacenso
  prêmio para escola, olimpíada de matemática > OBMEP, premiação
  alfabetizar adulto, supletivo > educação de jovens e adultos, ENCCEJA
  encceja > certificação de competências
  formatura, colação > cerimônia
  pé de meia, poupança do ensino médio > incentivo financeiro educacional
  greve na universidade > calendário acadêmico
  biotério, rato de laboratório
  astronomia, telescópio > observatório, astronômico
  foguete, base de alcântara > centro de lançamento, veículo lançador
  cientista estrangeiro, expedição científica > pesquisador estrangeiro
  biopirataria > acesso ao patrimônio genético
  antártica, antártida
  odontologia > odontológico
  agronomia, agrônomo
`
