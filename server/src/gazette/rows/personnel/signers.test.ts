import fc from 'fast-check'
import { expect, test } from 'vitest'
import { personnelIn } from './personnel-in.ts'
import { officeOpening, signerNamed } from './signers.ts'

const DECIDED = 'Nomear FULANO DE SOUZA para exercer o cargo de Assessor, código DAS 102.2.'

function signersOf(text: string, assinatura: string) {
  return personnelIn({ conteudo_completo: text, assinatura }).map(({ columns }) => [
    columns.autoridade_nome?.value ?? null,
    columns.autoridade_cargo?.value ?? null,
  ])
}

test.each([
  ['Tem Brig Ar FULANO DE TAL', 'FULANO DE TAL'],
  ['General-de-Divisão FULANO DE TAL', 'FULANO DE TAL'],
  ['General de Brigada FULANO DE TAL', 'FULANO DE TAL'],
  ['Alte de Esq. (FN) FULANO DE TAL', 'FULANO DE TAL'],
  ['Vice.Alte FULANO DE TAL', 'FULANO DE TAL'],
  ['FULANO DE TAL Contra-Almirante', 'FULANO DE TAL'],
  ['FULANO DE TAL- Desembargador', 'FULANO DE TAL'],
  ['PROF. FULANO DE TAL', 'FULANO DE TAL'],
  ['Profª. Drª. Fulana de Tal', 'Fulana de Tal'],
  ['DESª. FULANA DE TAL', 'FULANA DE TAL'],
  ['Juíza Federal FULANA DE TAL', 'FULANA DE TAL'],
  ['Eng. Civil FULANO DE TAL', 'FULANO DE TAL'],
  ['. Fulano de Tal', 'Fulano de Tal'],
  ['Fulano de Tal,', 'Fulano de Tal'],
  ['FULANO DE TAL CREF 000003-G/MG', 'FULANO DE TAL'],
  ['CCE 1.13 FULANA DE TAL', 'FULANA DE TAL'],
  ['R. A. DE SOUZA', 'R. A. DE SOUZA'],
  ['C. ROBERTO DA SILVA', 'C. ROBERTO DA SILVA'],
])('a signer without rank: %s', (line, name) => {
  expect(signerNamed(line, { start: 0, end: line.length }).value).toBe(name)
})

test('a name stands where it was found', () => {
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.constantFrom('D', 'e', 's', '.', ' ', 'J', 'u', 'í', 'z', 'a', 'A', '-', ',', '('),
      }),
      (line) => {
        const { value, start, end } = signerNamed(line, { start: 0, end: line.length })
        return line.slice(start, end).replaceAll(/\s+/gu, ' ').trim() === value.trim()
      },
    ),
  )
})

test.each([
  [
    'A SUBSECRETÁRIA DE OBRAS DO MINISTÉRIO DO EXEMPLO, de conformidade com a delegação, resolve:',
    'SUBSECRETÁRIA DE OBRAS DO MINISTÉRIO DO EXEMPLO',
  ],
  [
    'O PRESIDENTE DO TRIBUNAL DO EXEMPLO, NO USO DE SUAS ATRIBUIÇÕES, RESOLVE:',
    'PRESIDENTE DO TRIBUNAL DO EXEMPLO',
  ],
  ['O REITOR DA UNIVERSIDADE DE SERRANAno uso da competência', 'REITOR DA UNIVERSIDADE DE SERRANA'],
  [
    'O Desembargador Fulano de Tal Souza, Presidente do Tribunal do Exemplo, no uso',
    'Presidente do Tribunal do Exemplo',
  ],
  [
    'FULANO DE SOUZA, presidente do CONSELHO REGIONAL DO EXEMPLO, no exercício de suas atribuições',
    'presidente do CONSELHO REGIONAL DO EXEMPLO',
  ],
  [
    'O Presidente do Conselho Regional do Exemplo, Eng. Civil Fulano de Tal Souza, no uso',
    'Presidente do Conselho Regional do Exemplo',
  ],
  [': O PRESIDENTE DO TRIBUNAL DO EXEMPLO, no uso', 'PRESIDENTE DO TRIBUNAL DO EXEMPLO'],
  ['O Conselho Superior do Exemplo, por meio da sua Presidente, no uso', null],
  ['- a Portaria IFEX nº 316, de 14 de fevereiro de 2023, que trata da competência', null],
])('the office in an opening: %s', (opening, office) => {
  expect(officeOpening(opening, { start: 0, end: opening.length })?.value ?? null).toBe(office)
})

test('a reason that names another act leaves who decides', () => {
  const text = `PORTARIA Nº 1, DE 2 DE MARÇO DE 2020\n\nO REITOR DO EXEMPLO, no uso de suas atribuições, e considerando:\n\n- o Edital nº 9;\n\n- a Portaria IFEX nº 3, que trata da competência, resolve;\n\nArt. 1º ${DECIDED}\n\nSICRANO DE MELO`
  expect(signersOf(text, 'SICRANO DE MELO')).toEqual([['SICRANO DE MELO', 'REITOR DO EXEMPLO']])
})

test('a numbered act may tell who decides behind its number', () => {
  const text = `PORTARIAS DE 2 DE MARÇO DE 2020\n\nNº 48 - O Vice-Reitor da Universidade do Exemplo, no uso de suas atribuições, resolve:\n\nArt. 1º ${DECIDED}\n\nSICRANO DE MELO`
  expect(signersOf(text, 'SICRANO DE MELO')).toEqual([
    ['SICRANO DE MELO', 'Vice-Reitor da Universidade do Exemplo'],
  ])
})

test('who signs is read where the signature lists the office alone, or nobody', () => {
  const act = `PORTARIA Nº 1, DE 2 DE MARÇO DE 2020\n\nO DIRETOR DE OBRAS, no uso de suas atribuições, resolve:\n\n${DECIDED}\n\n`
  expect(
    signersOf(`${act}General de Brigada SICRANO DE MELO\n\nDiretor de Obras`, 'Diretor de Obras'),
  ).toEqual([['SICRANO DE MELO', 'Diretor de Obras']])
  expect(signersOf(`${act}Sicrano de Melo`, '')).toEqual([['Sicrano de Melo', 'DIRETOR DE OBRAS']])
  expect(signersOf(`${act}SICRANA DE MELO\n\nDiretora do Departamento de Obras`, '')).toEqual([
    ['SICRANA DE MELO', 'Diretora do Departamento de Obras'],
  ])
})
