export const citations = {
  title: 'Conferir citações',
  crumb: 'conferir citações',
  field: 'Texto a conferir',
  placeholder:
    'Cole aqui um parecer, um contrato, uma petição: ou solte um arquivo .docx, .pdf ou .txt sobre esta folha.',
  file: 'Abrir .docx, .pdf ou .txt',
  drop: 'Solte para ler o arquivo aqui, no seu navegador',
  reading: (name: string) => `Lendo ${name}…`,
  opened: (name: string) =>
    `Aberto: ${name}. Ele foi lido no seu navegador; só o texto vai ao serviço, que não o guarda.`,
  fileTitle: (name: string) => `Não deu para ler ${name}`,
  fileFaults: {
    tooLarge:
      'O arquivo tem mais de 20 MB, ou mais de um milhão de letras. Copie a parte que interessa e cole aqui.',
    notDocx: 'Ele não é um .docx que se abra. Salve-o de novo no Word ou no LibreOffice.',
    notPdf: 'Ele não é um PDF que se abra. Salve-o de novo, ou copie o texto e cole aqui.',
    lockedPdf: 'Ele pede uma senha. Abra-o no programa dele, copie o texto e cole aqui.',
    slowPdf: 'Lê-lo passou de 20 segundos. Abra-o no programa dele, copie o texto e cole aqui.',
    longPdf:
      'Ele tem mais de 500 páginas. Salve as que interessam à parte, ou copie o texto delas e cole aqui.',
    doc: 'O formato .doc é antigo. Salve-o como .docx, ou copie o texto e cole aqui.',
    notText:
      'Ele não é um texto, um .docx nem um PDF. Abra-o no programa dele, copie o texto e cole aqui.',
    noText: 'Ele não tem texto, só imagens. Passe-o por um reconhecimento de texto (OCR) antes.',
  },
  clear: 'Limpar',
  undo: 'Desfazer',
  copyReport: 'Copiar o relatório',
  download: 'Baixar com notas',
  fileName: (day: string) => `citacoes-conferidas-${day}.txt`,
  concern: {
    bad: () => 'para rever já',
    warn: (count: number): string => (count === 1 ? 'pede atenção' : 'pedem atenção'),
    ok: (count: number): string => (count === 1 ? 'existe como citada' : 'existem como citadas'),
    out: () => 'fora do acervo',
  },
  counts: 'Contagem',
  total: (count: number, shown: string, letters: string) =>
    `${count === 1 ? '1 citação' : `${shown} citações`} em ${letters} letras`,
  took: (duration: string) => `, em ${duration}`,
  notKept: 'O texto não é guardado.',
  checking: 'Conferindo…',
  again: 'Confere de novo enquanto você escreve',
  keys: {
    move: 'citação',
    open: 'abrir o ato',
    copy: 'copiar a forma certa',
    leave: 'sair do texto',
  },
  list: 'O que o acervo diz de cada uma',
  which: 'Quais citações',
  toReview: 'A rever',
  all: 'Todas',
  others: (count: number, shown: string) =>
    count === 1
      ? 'A outra, que existe como citada'
      : `As outras ${shown}, que existem como citadas`,
  nothingToReview: 'Nada a rever: todas existem como citadas.',
  none: 'Nenhuma citação neste texto',
  noneInPart: 'Nenhuma citação nesta parte do texto',
  noneHelp:
    'Procuramos atos com tipo e número (“Portaria nº 12, de 3 de março de 2025”), lugares do Diário Oficial (“DOU de 9/1/2024, Seção 3, p. 71”) e números de processo.',
  verdict: {
    existe: 'Existe',
    corrigido: 'Corrigida',
    revogado: 'Revogada',
    indefinido: 'Não se sabe qual',
    desconhecido: 'Não achada',
    fora_do_acervo: 'Fora do acervo',
  },
  several: 'Várias',
  noAct: 'Nenhum ato no acervo',
  means: {
    existe: 'o acervo tem o ato, e nada o mudou',
    corrigido: 'outro ato o mudou, ou o texto não diz qual é',
    revogado: 'outro ato o revogou ou tornou sem efeito',
    desconhecido: 'o acervo tem todos os dias em que sairia, e não o tem',
    fora_do_acervo: 'o acervo não tem esses dias, ou o ato não sai no DOU: não dá para dizer',
  },
  signs: 'Como se lê',
  steps: [
    'Cole o texto, ou abra o arquivo.',
    'Cada citação é sublinhada onde está, e explicada na lista.',
    'Corrija ali mesmo: conferimos de novo enquanto você escreve.',
  ],
  first: 'Os atos que um texto cita existem?',
  firstHelp:
    'Leis, decretos, portarias, páginas do Diário Oficial e processos: dizemos de cada um se o acervo o tem, e quem o corrigiu ou revogou.',
  inText: 'Ver no texto',
  copyRight: 'Copiar a forma certa',
  portal: 'Procurar no portal oficial',
  allOfProcess: (shown: string) => `Ver os ${shown} na busca`,
  moreActs: (count: number, shown: string) => (count === 1 ? 'E mais 1.' : `E mais ${shown}.`),
  tooLong: (letters: string, most: string) =>
    `O texto tem ${letters} letras, e se conferem ${most} por vez.`,
  part: (at: string, of: string) => `Esta é a parte ${at} de ${of}; só ela está marcada.`,
  nextPart: 'Conferir a parte seguinte',
  firstPart: 'Voltar à primeira parte',
  tooMany: (left: string) =>
    `O texto tem mais citações do que se conferem de uma vez: ficaram de fora as ${left} últimas. Confira-as num texto à parte.`,
  failed: 'Não foi possível conferir',
  keeps: 'O texto continua aqui.',
  exists: '“Existe” quer dizer que o ato saiu e é este. Se ele ainda vale, quem diz é a lei.',
  measured:
    'Medido: de 75 citações de atos de um acervo, 73 foram ligadas ao ato certo e 2 a outro; de 200 atos inventados, nenhum passou por real.',
  how: 'Como foi medido',
  reportHead: (day: string) => `Citações conferidas em ${day}`,
  reportPart: (at: string, of: string) =>
    `Só a parte ${at} de ${of} do texto foi conferida: do resto, nada se diz aqui.`,
  reportQuote: (words: string) => `Palavras dele: “${words}”`,
  reportFoot:
    '“Existe” quer dizer que o ato saiu no Diário Oficial e é este. “Fora do acervo”: o acervo não tem os dias em que sairia, ou o ato não sai no Diário Oficial, e nada se pode dizer.',
  notes: 'Notas',
  citeTitle: 'Citação',
  citeLacks: 'O endereço não diz que ato é',
  citeLacksHelp:
    'Ele precisa do tipo e do número do ato (melhor ainda com o ano ou a data, e o órgão), como em /citar?tipo=portaria&numero=12&ano=2025&orgao=MEC, ou do texto da citação: /citar?texto=Lei 14.133/2021.',
  citeNone: 'Não lemos nenhuma citação neste endereço',
  citeLooking: 'Procurando o ato…',
  toPage: 'Conferir um texto inteiro',
}
