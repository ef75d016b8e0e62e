import { expect, test } from 'vitest'
import { NO_LIMIT } from '../../../engine/port.ts'
import { parseQuery } from '../../../engine/query.ts'
import { CPF_FORMS, tellsCpf } from '../../../test/_cpf-forms.ts'
import { excerptSource } from './excerpts.ts'

const act = {
  titulo: 'EDITAL Nº 5',
  assinatura: '',
  conteudo_completo: 'EDITAL Nº 5\n\nConcurso para 123.456.789-09 <b>cargo</b>.',
}

const excerpts = (termo: string) => excerptSource(act, NO_LIMIT).excerpts(parseQuery(termo)).trechos

const plain = (texto: string) => ({ texto, marcado: false })
const marked = (texto: string) => ({ texto, marcado: true })

test('a marked title comes first, then the text without it', () => {
  expect(excerpts('edital cargo')).toEqual([
    {
      campo: 'titulo',
      segmentos: [marked('EDITAL'), plain(' Nº 5')],
      termos: ['edital'],
    },
    {
      campo: 'conteudo_completo',
      segmentos: [plain('Concurso para ***.456.789-** <b>'), marked('cargo'), plain('</b>.')],
      termos: ['cargo'],
    },
  ])
})

test('matches are marked in the searched field', () => {
  expect(excerpts('titulo:edital').map(({ campo, termos }) => ({ campo, termos }))).toEqual([
    { campo: 'titulo', termos: ['titulo:edital'] },
    { campo: 'conteudo_completo', termos: [] },
  ])
  expect(excerpts('orgao:saude')).toHaveLength(1)
})

test('a CPF is masked, even if it was searched for', () => {
  const [text] = excerpts('12345678909')
  expect(text!.segmentos).toContainEqual(marked('***.456.789-**'))
})

test.each(CPF_FORMS)('no excerpt tells a CPF printed as %s', (form) => {
  const conteudo_completo = `EDITAL Nº 5\n\nConcurso de FULANA, ${form}, cargo.`
  const { trechos } = excerptSource({ ...act, conteudo_completo }, NO_LIMIT).excerpts(
    parseQuery('concurso cargo'),
  )
  const words = trechos.map(({ segmentos }) => segmentos.map(({ texto }) => texto).join(''))
  expect(words.join('\n')).toContain('456')
  expect(tellsCpf(words.join('\n'))).toBe(false)
})

test('the marks of the text have places in it', () => {
  const { places } = excerptSource(act, NO_LIMIT).excerpts(parseQuery('concurso cargo'))
  const at = (word: string) => act.conteudo_completo.indexOf(word)
  expect(places).toEqual([at('Concurso'), at('cargo')])
})
