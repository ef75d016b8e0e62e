import { expect, test } from 'vitest'
import { printCnpj, readCnpj } from './cnpj.ts'

test.each([
  ['12.345.678/0001-95', '12345678000195'],
  [' 00394460000141 ', '00394460000141'],
  ['12.ABC.345/01DE-35', '12ABC34501DE35'],
  ['12abc34501de35', '12ABC34501DE35'],
  ['00.394.460', '00394460'],
  ['12.345.678/0001-96', null],
  ['1234567', null],
  ['', null],
])('%s is read as %s', (written, cnpj) => {
  expect(readCnpj(written)).toBe(cnpj)
})

test.each([
  ['12345678000195', '12.345.678/0001-95'],
  ['00394460', '00.394.460'],
])('%s is printed as %s', (cnpj, printed) => {
  expect(printCnpj(cnpj)).toBe(printed)
  expect(readCnpj(printed)).toBe(cnpj)
})
