import { describe, expect, test } from 'vitest'
import type { CorrectingAct } from './correction.ts'
import { placesIn } from './part-places.ts'
import { reachInto } from './reach.ts'
import { relationsOf } from './relations-of.ts'

function actOf(text: string, titulo = 'PORTARIA Nº 9, DE 3 DE MAIO DE 2023'): CorrectingAct {
  const conteudo_completo = `${titulo}\n\nO REITOR, resolve:\n\n${text}`
  return { titulo, tipo_ato: 'Portaria', conteudo_completo, data_publicacao: '2023-05-04' }
}

/** What a text does: the kind, the act, and the part that it names. */
function read(text: string): string[] {
  const act = actOf(text)
  return relationsOf(act).corrections.map(({ tipo, names: [name], part, at }) => {
    if (at) expect(act.conteudo_completo.slice(...at)).toMatch(/^(?:Portaria|Ato|Edital|Lei|nº)/i)
    const printed = part?.at.map((span) => act.conteudo_completo.slice(...span)).join('; ')
    if (part) expect(printed).toBe(part.texto)
    return [tipo, name?.number, part ? `${part.tipo}: ${part.texto}` : 'todo'].join(' ')
  })
}

describe('a text names the part', () => {
  test.each([
    ['Revogar a Portaria nº 1, de 2/3/2023.', 'revoga 1 todo'],
    [
      'Revogar os arts. 1º e 4º da Portaria nº 1, de 2/3/2023.',
      'revoga 1 dispositivo: arts. 1º e 4º',
    ],
    [
      'Fica revogada a alínea "j" do inciso II do art. 3º da Portaria nº 1, de 2/3/2023.',
      'revoga 1 dispositivo: alínea "j" do inciso II do art. 3º',
    ],
    [
      'Revogar o inciso II, do Art. 1º, da Portaria SEGES nº 1, de 2/3/2023.',
      'revoga 1 dispositivo: inciso II, do Art. 1º',
    ],
    [
      'Tornar sem efeito os itens 2 e 3 da Portaria nº 1/2023.',
      'torna_sem_efeito 1 dispositivo: itens 2 e 3',
    ],
    [
      'Tornar sem efeito, em razão de desistência, a nomeação de ANA MARIA LIMA, feita pelo Ato nº 1, de 2/3/2023.',
      'torna_sem_efeito 1 pessoa: ANA MARIA LIMA',
    ],
    [
      'Tornar sem efeito a designação de Ana Maria de Lima e de Rui Costa, contida na Portaria nº 1, de 2/3/2023.',
      'torna_sem_efeito 1 pessoa: Ana Maria de Lima; Rui Costa',
    ],
    [
      'Tornar sem efeito a nomeação constante do Ato nº 1, de 2/3/2023, referente à candidata abaixo:\n\nANA MARIA LIMA, 3ª colocada.\n\nFULANO DE TAL',
      'torna_sem_efeito 1 pessoa: ANA MARIA LIMA',
    ],
    [
      'Tornar sem efeito a nomeação do candidato abaixo, da listagem geral, para TÉCNICO/AGENTE DA POLÍCIA JUDICIAL, de que trata o Ato nº 1, de 2/3/2023:\n\n1\tANA MARIA LIMA\t44º\n\nRUI COSTA DA SILVA',
      'torna_sem_efeito 1 pessoa: ANA MARIA LIMA',
    ],
    [
      'Tornar sem efeito a nomeação dos candidatos abaixo, feita pelo Ato nº 1, de 2/3/2023:\n\nANA MARIA LIMA\n\nRUI COSTA DA SILVA - Desembargador',
      'torna_sem_efeito 1 medida: nomeação',
    ],
    ['Alterar, em parte, o Ato nº 1, de 2/3/2023.', 'altera 1 medida: em parte'],
    [
      'Alterar a fundamentação legal do Ato nº 1, de 2/3/2023, que aposentou ANA LIMA.',
      'altera 1 medida: fundamentação legal',
    ],
    [
      'Alterar os incisos I, "b", II, "b", e III "b" do art. 1º da Portaria nº 1, de 2/3/2023.',
      'altera 1 dispositivo: incisos I, "b", II, "b", e III "b" do art. 1º',
    ],
    [
      'Alterar o Artigo 1.º da Portaria nº 1, de 2/3/2023, incluindo ANA LIMA.',
      'altera 1 dispositivo: Artigo 1.º',
    ],
    [
      'Alterar a Portaria nº 1, de 2/3/2023, para dela excluir o item 3, que lotou ANA LIMA.',
      'altera 1 dispositivo: item 3',
    ],
    [
      'Alterar a Portaria nº 1, de 2/3/2023, para incluir o artigo 190 da Lei nº 8.112, de 1990.',
      'altera 1 todo',
    ],
    [
      'Incluir o inciso XXX ao art. 2º da Portaria nº 1, de 2/3/2023.',
      'altera 1 dispositivo: inciso XXX ao art. 2º',
    ],
    [
      'Tornar sem efeito a Portaria nº 1, de 2/3/2023, no que diz respeito à designação do servidor RUI COSTA DA SILVA, matrícula 1.',
      'torna_sem_efeito 1 pessoa: RUI COSTA DA SILVA',
    ],
    [
      'Revogar a Portaria nº 1, de 2/3/2023, na parte referente ao campus de Natal.',
      'revoga 1 medida: na parte referente ao campus de Natal',
    ],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual([expected])
  })

  test('further numbers follow their publication', () => {
    const text =
      'Alterar as Portarias nº 1, de 2/3/2023, publicada no DOU de 3/3/2023, e, nº 2, de 4/3/2023, publicada no DOU de 5/3/2023.'
    expect(read(text)).toEqual(['altera 1 todo', 'altera 2 todo'])
  })

  test('each act of a list has its own', () => {
    const text =
      'Revogam-se o art. 2º da Portaria nº 1, de 2/3/2023, e a Portaria nº 2, de 3/3/2023.'
    expect(read(text)).toEqual(['revoga 1 dispositivo: art. 2º', 'revoga 2 todo'])
  })
})

describe('what is altered, prolonged or suspended', () => {
  test.each([
    ['Art. 1º A Portaria nº 1, de 2/3/2023, passa a vigorar com a redação:', 'altera 1 todo'],
    [
      'Art. 1º O art. 2º da Portaria nº 1, de 2/3/2023, passa a vigorar assim:',
      'altera 1 dispositivo: art. 2º',
    ],
    [
      'Prorrogar por 60 dias o prazo da Comissão designada pela Portaria nº 1, de 2/3/2023, e tendo como último ato a Portaria nº 2, de 3/3/2023.',
      'prorroga 1 todo',
    ],
    ['Suspender os efeitos da Portaria nº 1, de 2/3/2023.', 'suspende 1 todo'],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual([expected])
  })

  test.each([
    'Suspender o pagamento de FULANA, conforme a Portaria nº 1, de 2/3/2023.',
    'Prorrogar a cessão de FULANA, nos termos da Portaria nº 1, de 2/3/2023.',
    'Designar FULANA, considerando a Portaria nº 1, de 2/3/2023, que altera a Portaria nº 2, de 3/3/2023.',
    'Fica suspenso o Pregão nº 1/2023, publicado no DOU de 2/3/2023.',
    'Esta Portaria passa a vigorar na data da publicação.',
  ])('but not: %s', (text) => {
    expect(read(text)).toEqual([])
  })

  test('a portaria regulates a law', () => {
    expect(read('Art. 1º Esta Portaria regulamenta a Lei nº 8.112, de 11/12/1990.')).toEqual([
      'regulamenta 8112 todo',
    ])
  })
})

describe('what is undone of an act, in other forms', () => {
  const P = 'a Portaria nº 1, de 2/3/2023, publicada no D.O.U. de 3/3/2023, Seção 2, pág. 4'
  test.each([
    [
      `Anular ${P}, na parte em que designou a Procuradora ANA MARIA LIMA para atuar na sessão.`,
      'anula 1 pessoa: ANA MARIA LIMA',
    ],
    [
      `Tornar sem efeito ${P}, na parte referente à nomeação do Cel Inf (018337092-1) RUI COSTA DA SILVA.`,
      'torna_sem_efeito 1 pessoa: RUI COSTA DA SILVA',
    ],
    [`Tornar sem efeito ${P}, somente quanto ao item 2.`, 'torna_sem_efeito 1 dispositivo: item 2'],
    [
      `Tornar sem efeito ${P}, somente quanto à autorização da estação.`,
      'torna_sem_efeito 1 medida: somente quanto à autorização da estação',
    ],
    [`Revogar ${P}, exceto os arts. 3º e 4º.`, 'revoga 1 medida: exceto os arts. 3º e 4º'],
    [`Revogar ${P}, mantidos os demais termos.`, 'revoga 1 medida: mantidos os demais termos'],
    [`Fica parcialmente revogada ${P}.`, 'revoga 1 medida: parcialmente'],
    [
      'Tornar sem efeito, na Portaria nº 1, de 2/3/2023, publicada no DOU de 3/3/2023, pág. 5, a designação de ANA MARIA LIMA.',
      'torna_sem_efeito 1 pessoa: ANA MARIA LIMA',
    ],
    [
      'Revogar, na Portaria nº 1, de 2/3/2023, a letra f do número 2.',
      'revoga 1 medida: a letra f do número 2',
    ],
    [
      'Tornar sem efeito a inclusão do nome do servidor RUI COSTA DA SILVA na Portaria nº 1, de 2/3/2023.',
      'torna_sem_efeito 1 pessoa: RUI COSTA DA SILVA',
    ],
    [
      'Tornar insubsistente o indeferimento do pedido da empresa, publicado pela Portaria nº 1, de 2/3/2023.',
      'torna_sem_efeito 1 medida: indeferimento',
    ],
    ['Revogar o Regimento Interno aprovado pela Portaria nº 1, de 2/3/2023.', 'revoga 1 todo'],
    [
      'Fica revogado o subitem 6.2 do Regulamento Técnico aprovado pela Portaria nº 1, de 2/3/2023.',
      'revoga 1 dispositivo: subitem 6.2',
    ],
    [
      'Fica revogada a Seção II do Capítulo III da Portaria nº 1, de 2/3/2023.',
      'revoga 1 dispositivo: Seção II do Capítulo III',
    ],
    [
      'Cancelar a remoção de RUI COSTA DA SILVA, constante do Anexo Único da Portaria nº 1, de 2/3/2023.',
      'revoga 1 pessoa: RUI COSTA DA SILVA',
    ],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual([expected])
  })

  test('what is in a list below is meant, and not the whole act', () => {
    const head = 'Ficam revogados os seguintes dispositivos da Portaria nº 1, de 2/3/2023'
    expect(read(`${head}:\n\nI - o § 4º do art. 12; e\n\nII - o Anexo B.`)).toEqual([
      'revoga 1 dispositivo: § 4º do art. 12; Anexo B',
    ])
    expect(read(`${head}.`)).toEqual(['revoga 1 medida: seguintes dispositivos'])
  })

  test('articles say more than the summary', () => {
    const { corrections } = relationsOf({
      ...actOf(''),
      conteudo_completo:
        'PORTARIA Nº 9\n\nRevoga dispositivos da Portaria nº 1, de 2/3/2023.\n\nO REITOR resolve:\n\nRevogar o art. 5º da Portaria nº 1, de 2/3/2023.',
    })
    expect(corrections.map(({ part }) => part?.texto)).toEqual(['art. 5º'])
  })

  test('each item of a list has its own divisions', () => {
    const text =
      'Ficam revogados:\n\nI - a Portaria nº 1, de 2/3/2023;\n\nII - os arts. 3º ao 9º da Portaria nº 2, de 3/3/2023; e\n\nIII - a alínea "b" do inciso II do art. 7º da Portaria nº 3, de 4/3/2023.'
    expect(read(text)).toEqual([
      'revoga 1 todo',
      'revoga 2 dispositivo: arts. 3º ao 9º',
      'revoga 3 dispositivo: alínea "b" do inciso II do art. 7º',
    ])
  })

  test('not if something else does not happen', () => {
    expect(read(`Tornar sem efeito ${P}, caso o servidor não se apresente em cinco dias.`)).toEqual(
      [],
    )
  })

  test('an act known by whom it is about is undone for them', () => {
    const text =
      'Cancelar a autorização publicada no DOU de 3/3/2023, Seção 2, página 80, de ANA MARIA LIMA, do Quadro.'
    expect(read(text)).toEqual(['revoga  pessoa: ANA MARIA LIMA'])
  })
})

describe('what is rectified or altered', () => {
  test.each([
    [
      'Na Portaria nº 1, de 2/3/2023, publicada no DOU de 3/3/2023, Seção 2, págs. 4 e 5, no inciso IV do art. 3º, onde se lê: A, leia-se: B.',
      'retifica 1 dispositivo: inciso IV do art. 3º',
    ],
    [
      'Na Portaria nº 1, de 2/3/2023, publicada no DOU de 3/3/2023, na seção II, página 4, onde se lê: A, leia-se: B.',
      'retifica 1 todo',
    ],
    [
      'Na Portaria nº 1, de 2/3/2023, no tocante ao servidor RUI COSTA DA SILVA, onde se lê: A, leia-se: B.',
      'retifica 1 pessoa: RUI COSTA DA SILVA',
    ],
    [
      'Na Portaria nº 1, de 2/3/2023, referente à nomeação de RUI COSTA DA SILVA, onde se lê: A, leia-se: B.',
      'retifica 1 todo',
    ],
    [
      'Excluir da Portaria nº 1, de 2/3/2023, publicada no DOU de 3/3/2023, o nome do servidor RUI COSTA DA SILVA.',
      'altera 1 pessoa: RUI COSTA DA SILVA',
    ],
    [
      'Art. 1º Ficam excluídos do Anexo II da Portaria nº 1, de 2/3/2023, os códigos 1 e 2.',
      'altera 1 dispositivo: Anexo II',
    ],
    [
      'Reconduzir a Comissão de Sindicância designada pela Portaria nº 1, de 2/3/2023.',
      'prorroga 1 todo',
    ],
    [
      'Tornar pública a prorrogação, até 9/12/2023, das inscrições do Edital nº 1, de 2/3/2023, publicado no DOU de 3/3/2023.',
      'prorroga 1 todo',
    ],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual([expected])
  })

  test('wrong words in several divisions are of the whole act', () => {
    const text =
      'Na Portaria nº 1, de 2/3/2023, publicada no DOU de 3/3/2023, no art. 1º, onde se lê: "A", leia-se: "B".\n\nNo art. 2º, onde se lê: "C", leia-se: "D".'
    expect(read(text)).toEqual(['retifica 1 todo'])
  })

  test.each([
    'O servidor RUI, designado pela Portaria nº 1, de 2/3/2023, fica excluído da comissão.',
    'O servidor RUI, designado pela Portaria nº 1, de 2/3/2023, fica suspenso por trinta dias.',
    'Cessar os efeitos dos atos vinculados ao cargo. (Processo nº 23068.007347/2023-07)',
    'Excluir da comissão o servidor RUI, designado pela Portaria nº 1, de 2/3/2023.',
    'Tornar pública a suspensão do pagamento de ANA MARIA LIMA, conforme a Instrução Normativa nº 1, de 2/3/2023, publicada no DOU de 3/3/2023.',
  ])('but not: %s', (text) => {
    expect(read(text)).toEqual([])
  })
})

test('an act that is partly undone stands, whoever it is about', () => {
  const [correction] = relationsOf(
    actOf('Anular parcialmente a Portaria nº 1, de 2/3/2023.'),
  ).corrections
  const original = actOf(
    'Designar ANA MARIA LIMA para a função de chefe.',
    'PORTARIA Nº 1, DE 2 DE MARÇO DE 2023',
  )
  const reach = reachInto(correction!, {
    names: () => relationsOf(original).names,
    text: () => original.conteudo_completo,
  })
  expect(reach.alcance).toBe('parte')
})

test('nothing within quotation marks is done', () => {
  const told = 'Tornar sem efeito a Portaria nº 1, de 2/3/2023, publicada no DOU de 3/3/2023'
  for (const quoted of [`"${told}"`, `“${told}”`, `"Art. 2º Classe "A": ${told} (NR)"`])
    expect(read(`Na Portaria nº 7, de 5/4/2023, onde se lê: ${quoted}, leia-se: "Nada".`)).toEqual([
      'retifica 7 todo',
    ])
})

describe('with both texts', () => {
  const reach = (correcting: string, original: string, titulo?: string) => {
    const [correction] = relationsOf(actOf(correcting)).corrections
    const act = actOf(original, titulo)
    const { names } = relationsOf(act)
    const { alcance, parte } = reachInto(correction!, {
      names: () => names,
      text: () => act.conteudo_completo,
    })
    return parte ? `${alcance} ${parte.tipo}: ${parte.texto}` : alcance
  }
  const ofAna =
    'Tornar sem efeito a nomeação de ANA MARIA LIMA, feita pela Portaria nº 1, de 2/3/2023.'
  const first = 'PORTARIA Nº 1, DE 2 DE MARÇO DE 2023'

  test('a person is the whole of an act about nobody else', () => {
    const alone =
      'Nomear a candidata ANA MARIA LIMA para o cargo vago em decorrência da aposentadoria de RUI COSTA BRAGA.\n\nFULANO DE TAL'
    expect(reach(ofAna, alone, first)).toBe('todo')
    const listed = 'Nomear:\n\nANA MARIA LIMA, 1ª colocada;\n\nRUI COSTA BRAGA, 2º colocado.'
    expect(reach(ofAna, listed, first)).toBe('parte pessoa: ANA MARIA LIMA')
  })

  test('an act is a part of an article with several', () => {
    const several = 'Nº 1 - Nomear ANA MARIA LIMA.\n\nNº 1.002 - Nomear RUI COSTA BRAGA.'
    const list = 'PORTARIAS DE 2 DE MARÇO DE 2023'
    const second = 'Revogar a Portaria nº 1.002, de 2/3/2023.'
    expect(reach(second, several, list)).toBe('parte ato: nº 1.002')
    expect(reach(ofAna, several, list)).toBe('parte ato: nº 1')
    expect(
      reach(second, 'Nomear RUI COSTA BRAGA.', 'PORTARIA Nº 1.002, DE 2 DE MARÇO DE 2023'),
    ).toBe('todo')
  })
})

describe('the places of a part', () => {
  const text =
    'PORTARIA Nº 1\n\nArt. 1º Nomear ANA LIMA.\n\nArt. 2º São membros:\n\nI - Rui Costa; e\n\nII - Ana Lima.\n\nArt. 3º Revoga-se.\n\nArt. 3º-A Nada.\n\nANEXO I\n\nQuadro'
  test.each([
    ['dispositivo', 'arts. 1º e 3º', ['Art. 1º Nomear ANA LIMA.', 'Art. 3º Revoga-se.']],
    [
      'dispositivo',
      'arts. 1º a 3º',
      [
        'Art. 1º Nomear ANA LIMA.',
        'Art. 2º São membros:\n\nI - Rui Costa; e\n\nII - Ana Lima.',
        'Art. 3º Revoga-se.',
      ],
    ],
    ['dispositivo', 'inciso II do art. 2º', ['II - Ana Lima.']],
    ['dispositivo', 'art. 7º', []],
    ['dispositivo', 'art. 3º-A', ['Art. 3º-A Nada.']],
    ['dispositivo', 'Anexo I', ['ANEXO I']],
    ['pessoa', 'RUI COSTA', ['Rui Costa']],
    ['medida', 'em parte', []],
  ] as const)('%s %s', (tipo, texto, expected) => {
    expect(placesIn(text)({ tipo, texto }).map((span) => text.slice(...span))).toEqual(expected)
  })

  const third =
    'Art. 3º O plano é revisto:\n\nI - a cada semestre; e\n\nII - se mudarem:\n\na) a chefia; ou\n\nb) o cargo.\n\n§ 1º A revisão é publicada.\n\n§ 2º Da revisão cabe recurso, em:\n\nI - dez dias; ou\n\nII - vinte dias.'
  const levels = `Art. 2º Há plano.\n\nParágrafo único. É escrito.\n\n${third}\n\nArt. 4º Vigora.\n\nANA LIMA`
  test.each([
    ['art. 3º', [third]],
    ['arts. 2º e 4º', ['Art. 2º Há plano.\n\nParágrafo único. É escrito.', 'Art. 4º Vigora.']],
    ['caput do art. 3º', ['Art. 3º O plano é revisto:']],
    ['parágrafo único do art. 2º', ['Parágrafo único. É escrito.']],
    ['§ 1º do art. 3º', ['§ 1º A revisão é publicada.']],
    ['§ 2º do art. 3º', [third.slice(third.indexOf('§ 2º'))]],
    ['inciso II do § 2º do art. 3º', ['II - vinte dias.']],
    ['alínea "b" do inciso II do caput do art. 3º', ['b) o cargo.']],
    ['inciso I do art. 3º', ['I - a cada semestre; e']],
    ['alíneas a e b do art. 3º, inciso II', ['a) a chefia; ou', 'b) o cargo.']],
    ['§ 3º do art. 3º', []],
    ['§ 1º do art. 3º e art. 4º', []],
  ])('of levels: %s', (texto, expected) => {
    const found = placesIn(levels)({ tipo: 'dispositivo', texto })
    expect(found.map((span) => levels.slice(...span))).toEqual(expected)
  })
})
