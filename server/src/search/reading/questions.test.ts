import { expect, test } from 'vitest'
import { isStopWord } from '../../../engine/analysis.ts'
import { answersTo, questionLength } from './questions.ts'
import { word } from './widening.ts'

/** What is left of a text when each word that only asks is left out. */
function subjectOf(text: string): string {
  const run = text.split(' ').flatMap((one) => word(null, one)).filter((one) => one.kind === 'word') // prettier-ignore
  const left: string[] = []
  for (let at = 0; at < run.length;) {
    const length = questionLength(run.slice(at))
    if (length === 0) left.push(run[at]!.word)
    at += Math.max(1, length)
  }
  return left.filter((one) => !isStopWord(one)).join(' ')
}

test.each([
  ['quem e o novo secretario de saude indigena', 'secretario saude indigena'],
  ['quais empresas foram punidas pelo dnit', 'punidas dnit'],
  ['quanto custou a limpeza dos tribunais', 'limpeza tribunais'],
  ['quais cidades vao construir creche', 'cidades construir creche'],
  ['quais servidores da anvisa foram para fora do pais', 'servidores anvisa fora pais'],
  ['lista de aprovados', 'lista aprovados'], // a form of the table
  ['onde vai ter curso de mergulho', 'curso mergulho'],
  ['tem vaga de motorista', 'motorista'],
  ['quanto o governo gastou com cafe', 'cafe'],
  ['preciso de uma ambulancia', 'ambulancia'],
  ['nova lei de licitacoes', 'nova lei licitacoes'],
  ['universidade de sao paulo', 'universidade sao paulo'],
  ['nova friburgo', 'nova friburgo'],
  ['quem cuida da vigilancia do banco', 'vigilancia banco'],
  ['a prefeitura pode usar o predio', 'prefeitura predio'],
  ['quem ganhou o pregao de merenda', 'pregao merenda'],
  ['quem passou no concurso', 'concurso'],
  ['quem', ''],
])('%s asks for %s', (text, subject) => {
  expect(subjectOf(text)).toBe(subject)
})

test.each([
  ['quem ganhou o pregao', true],
  ['quem passou no concurso', true],
  ['quem cuida do banco', false],
  ['passou no concurso', false],
])('%s: whether it asks how something ended: %s', (text, asks) => {
  const run = text.split(' ').flatMap((one) => word(null, one)).filter((one) => one.kind === 'word') // prettier-ignore
  expect(answersTo(run) !== null).toBe(asks)
})
