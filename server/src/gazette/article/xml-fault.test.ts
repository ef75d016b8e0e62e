import { expect, test } from 'vitest'
import { parseArticle } from './article.ts'

test.each([
  ['', 'não há nenhum elemento'],
  ['<xml><article>', 'o elemento <article> não foi fechado'],
  ['<xml></a></xml>', 'há um fechamento sem elemento aberto'],
  ['PORTARIA', 'há texto fora do elemento raiz'],
  ['<xml/><xml/>', 'há mais de um elemento raiz'],
  ['<xml a="1" a="2"/>', 'o atributo a se repete'],
  ['<xml a=1/>', 'há um atributo mal escrito'],
  ['<xml>&nada;</xml>', 'há uma entidade desconhecida ou mal escrita'],
  ['<xml><1/></xml>', 'há um caractere não permitido'],
  ['<?xml version="um"?><xml/>', 'a declaração XML está mal escrita'],
  ['<xml><!- x --></xml>', 'há uma marca mal escrita'],
])('%j: %s', (xml, fault) => {
  expect(() => parseArticle(new TextEncoder().encode(xml))).toThrow(`XML malformado: ${fault}`)
})
