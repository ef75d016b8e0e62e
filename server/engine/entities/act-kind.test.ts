import { expect, test } from 'vitest'
import { findKinds } from './act-kind.ts'

/** A name of each kind, in every way that it may begin. */
const NAMES =
  `Lei Complementar nº 1|LC nº 1|LPC nº 1|L.C. nº 1|LC/SP nº 1|Lei Delegada|lei|Medida Provisória|MP nº 1|MPV 1|M.P. 1
Emenda Constitucional|EC 103|E.C. nº 1|Decreto-Lei|DEC. LEI|DL 200|decreto legislativo|Decreto|dec. nº 1|Instrução Normativa|IN 5
i.n. nº 5|INSTRUÇÃO nº 1|Orientação Normativa|norma de execução|PORTARIA|PT/SAA nº 1|Port. nº 1|P. I. nº 1|Resolução|RES. 1
Recomendação nº 1|súmula nº 1|SÚMULA 1|Sumula nº 1|solução de consulta|Consulta Pública|Alvará nº 1|deliberação|DESPACHO|decisão
Acórdão|ACORDÃO|ato|Provimento|circular|Ordem de Serviço|comunicado|apostila|EDITAL|Pregão|concorrência|Tomada de Preços
Chamada Pública|convite|Carta-Convite|credenciamento nº 1|leilão|dispensa|Inexigibilidade|Termo Aditivo|ata|termo de compromisso
termo de execução descentralizada|Termo de Colaboração|termo de fomento|Termo de Cooperação|protocolo de intenções
ordem de fornecimento|Acordo de Cooperação|convênio|CONTRATO`.split(/[|\n]/)

test.each(NAMES)('%s is found at the beginning of a text, behind a word, and alone', (name) => {
  const [alone] = findKinds(name)
  expect(alone).toMatchObject({ start: 0 })
  const [behind] = findKinds(`(${name}`)
  expect(behind).toEqual({ ...alone, start: 1, end: alone!.end + 1 })
  const [inText] = findKinds(`O que diz a ${name} é que…`)
  expect(inText).toMatchObject({ kind: alone!.kind, start: 12 })
})

test('names that headings glue to a word are found, and others are not', () => {
  const glued = findKinds('AVISOPREGÃO Nº 1, AVISOConcorrência Nº 2, AVISOTOMADA DE PREÇOS Nº 3')
  expect(glued.map(({ kind }) => kind)).toEqual(['pregao', 'concorrencia', 'tomada_de_precos'])
  expect(findKinds('AVISOPORTARIA Nº 1, reedital, desconcentrada, empregador, àlei')).toEqual([])
})
