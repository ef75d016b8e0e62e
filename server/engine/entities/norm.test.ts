import fc from 'fast-check'
import { expect, test } from 'vitest'
import { trueYear, yearsOf } from './federal-years.ts'
import { type Norm, findNorms, isFederal, printNorm } from './norm.ts'
import { expectLinear } from '../../test/_linear.ts'

const norms = (text: string, published: number | null = 2023) =>
  findNorms(text, published).map(printNorm)

test.each([
  ['da Lei nº 8.112, de 11 de dezembro de 1990, e da Lei nº 8.112/90', ['Lei 8.112/1990']],
  ['art. 5º da Lei 8.112 e da Lei nº 8.112, de 1990', ['Lei 8.112/1990']],
  [
    'MP nº 1.154/2023, EC 103/2019 e LC nº 75/93',
    ['Medida Provisória 1.154/2023', 'Emenda Constitucional 103/2019', 'Lei Complementar 75/1993'],
  ],
  ['Decreto-Lei nº 200, de 25 de fevereiro de 1967', ['Decreto-Lei 200/1967']],
  ['Contrato nº 7/2023 e Ato nº 5/2023', []],
])('norms in %s', (text, expected) => {
  expect(norms(text)).toEqual(expected)
})

test.each([
  ['da Lei 8.112/90 (Processo nº 23067.000820/2023-27)', ['Lei 8.112/1990']],
  ['Lei 13.303/2016, conforme Parecer nº 073/2023', ['Lei 13.303/2016']],
  [
    'da Lei 8.112/90, e a solicitação constante no Processo nº 23249.022244/2023-31',
    ['Lei 8.112/1990'],
  ],
  ['Portaria 6661 de 04 de julho de 2019, publicada no DOU nº 127', ['Portaria 6.661/2019']],
  ['Portaria de Pessoal SAF 170 (SEI nº 1691971), de 10 de agosto de 2022', ['Portaria 170/2022']],
  ['à lei e ao mérito, HOMOLOGO o processo de Seleção nº 001/2023', []],
  ['na forma da Lei, ao servidor FULANO DE TAL, matrícula nº 1217759', []],
  [
    'Esta Portaria entra em vigor na data de sua publicação. (Processo nº 23070.020502/2023-23)',
    [],
  ],
  ['tendo em vista a Lei Geral, o contido no Processo Eletrônico nº 23343.001289/2023-01', []],
])('a number of something else is no norm’s: %s', (text, expected) => {
  expect(norms(text)).toEqual(expected)
})

test.each([
  ['Portaria DRJ 4 Nº 17, de 6 de abril de 2023', ['Portaria 17/2023']],
  ['Portaria PRESI/TRF1 n. 255/2015', ['Portaria 255/2015']],
  ['Portaria TRT/GP/DG/162/2020', ['Portaria 162/2020']],
  ['a portaria/MPT 671/2021', ['Portaria 671/2021']],
  ['Resolução (SF) nº 74, de 1994', ['Resolução 74/1994']],
  ['Lei Federal de Licitações 14.133/2021', ['Lei 14.133/2021']],
  ['o Decreto federal 10.024/19', ['Decreto 10.024/2019']],
  [
    'Portaria do MINISTRO DE CIÊNCIA, TECNOLOGIA E INOVAÇÕES nº 674, de 2021',
    ['Portaria 674/2021'],
  ],
  ['Resolução n. ° 1.008 do Confea, de 2004', ['Resolução 1.008/2004']],
  ['Portaria nº 244 de junho de 2020', ['Portaria 244/2020']],
  ['Portaria nº 948 - 30/08/2021, DOU 31/08/2021', ['Portaria 948/2021']],
  ['Lei nº 8.666, de 21 de junho de 1.993', ['Lei 8.666/1993']],
  ['Lei nº 8.112. de 11 de dezembro de 1990', ['Lei 8.112/1990']],
  ['Lei n° 10.520, de 17 dejulho de 2002', ['Lei 10.520/2002']],
  ['Resolução nº 11, CD/UFMS, de 20 de fevereiro de 2020', ['Resolução 11/2020']],
  ['Resoluções nº 66A/16-CEPE e nº 70/16-CEPE', ['Resolução 66/2016', 'Resolução 70/2016']],
  ['LEI 10.520 / 2002', ['Lei 10.520/2002']],
  ['MP nº 2225-45/01', ['Medida Provisória 2.225/2001']],
])('what stands around the number: %s', (text, expected) => {
  expect(norms(text)).toEqual(expected)
})

test.each([
  ['Dec. Municipal nº 581/05, Dec. 5.450/05', ['Decreto Municipal 581/2005', 'Decreto 5.450/2005']],
  ['Res. CNJ nº 215/2015, Port. nº 5/2020', ['Resolução 215/2015', 'Portaria 5/2020']],
  ['P. Interministerial nº 424/2016 e P.I. 127/2008', ['Portaria 424/2016', 'Portaria 127/2008']],
  [
    'LC 123/06 e LPC 147, de 7 de agosto de 2014',
    ['Lei Complementar 123/2006', 'Lei Complementar 147/2014'],
  ],
  [
    'E.C. nº 41/2003, M.P. 1.154/2023',
    ['Emenda Constitucional 41/2003', 'Medida Provisória 1.154/2023'],
  ],
  ['da in slti/mpog nº 05/2017, art. 12', ['Instrução Normativa 5/2017']],
  ['Portaria SEGEP/MP nº 1.166, de 2012', ['Portaria 1.166/2012']],
  ['Orientação Normativa SEGES/MP nº 5/2013', []],
  ['portal.mpf.mp.br/horus, nos 15 dias; uma visita in loco 3/2023', []],
])('abbreviations: %s', (text, expected) => {
  expect(norms(text)).toEqual(expected)
})

test.each([
  ['Leis 10.520/02, 8.666/93', ['Lei 10.520/2002', 'Lei 8.666/1993']],
  ['resoluções 26/2013 e 4/2015', ['Resolução 26/2013', 'Resolução 4/2015']],
  ['Lei nº 8.666/93 e nº 10.520/02', ['Lei 8.666/1993', 'Lei 10.520/2002']],
  [
    'Decretos-leis nºs 9.760/46, 1.561/77, 2.398/87',
    ['Decreto-Lei 9.760/1946', 'Decreto-Lei 1.561/1977', 'Decreto-Lei 2.398/1987'],
  ],
  [
    'Leis Complementares 123/2006, 147/2014 e 155/2016',
    ['Lei Complementar 123/2006', 'Lei Complementar 147/2014', 'Lei Complementar 155/2016'],
  ],
  ['Lei 8.666/93, 12/05/2023', ['Lei 8.666/1993']],
  ['Portaria nº 5/2023, 30 dias', ['Portaria 5/2023']],
])('every member of a list: %s', (text, expected) => {
  expect(norms(text)).toEqual(expected)
})

test.each([
  ['Lei Municipal nº 159/2011', ['Lei Municipal 159/2011']],
  [
    'Decretos Municipais nº 078/2021 e nº 006/2017',
    ['Decreto Municipal 78/2021', 'Decreto Municipal 6/2017'],
  ],
  ['Leis municipais nº 503 e 504/2018', ['Lei Municipal 503/2018', 'Lei Municipal 504/2018']],
  ['Lei Complementar Estadual 46/2017', ['Lei Complementar Estadual 46/2017']],
  ['Decreto Distrital nº 40.205/2019', ['Decreto Distrital 40.205/2019']],
  ['Lei nº 1.234/2005, do Município de Lugar Nenhum', ['Lei Municipal 1.234/2005']],
  ['Lei nº 1.234/2005 e a Lei Municipal nº 1.234/2005', ['Lei Municipal 1.234/2005']],
  ['Lei do Município de Lugar Nenhum nº 1.234/2005', ['Lei Municipal 1.234/2005']],
  ['Lei Federal nº 8.666/93 e Lei 8.666/93', ['Lei 8.666/1993']],
  ['Lei nº 8.666/93, que o Município aplica', ['Lei 8.666/1993']],
])('the sphere of a norm: %s', (text, expected) => {
  expect(norms(text)).toEqual(expected)
})

test.each([
  ['Decreto-Lei 9.760/46', 2023, ['Decreto-Lei 9.760/1946']],
  ['Decreto 24.643/34', 2023, ['Decreto 24.643/1934']],
  ['Decreto 5.746/29', 2023, ['Decreto 5.746/1929']],
  ['Decreto 5.746/29', 2031, ['Decreto 5.746/2029']],
  ['Lei 8.666/2093', 2023, ['Lei 8.666']],
  ['Decreto-Lei 200/2067', null, ['Decreto-Lei 200']],
  ['Lei no 11 . 4 9 4 , de 20 de junho de 2007', 2023, []],
  ['Lei 14.133/21', null, ['Lei 14.133/2021']],
  ['Lei 8.7454/93 e Lei nº 23.067.000.820/2023', 2023, []],
])('no norm is younger than the act or impossible: %s in %s', (text, published, expected) => {
  expect(norms(text, published)).toEqual(expected)
})

test.each([
  ['Lei 8.666/83 e legislação complementar', ['Lei 8.666/1993']],
  ['Lei n.º 8.213/1990, com efeitos a contar de 5/3/2023', ['Lei 8.213/1991']],
  ['Lei nº 8.666/83 e Lei nº 8.666, de 21 de junho de 1993', ['Lei 8.666/1993']],
  ['Decreto nº 7.311, de 22/09/2011', ['Decreto 7.311/2010']],
  ['Decreto nº 10.835/21, de 14 de outubro de 2022', ['Decreto 10.835/2021']],
  ['Lei Complementar nº 101 de 04/05/2020', ['Lei Complementar 101/2000']],
  ['Lei Estadual nº 8.666/1983', ['Lei Estadual 8.666/1983']],
  ['Lei nº 6.206, de 24 de setembro de 2007', ['Lei 6.206/2007']],
  ['Decreto nº 142/2023', ['Decreto 142/2023']],
  ['Decreto nº 10.835, de 1942', ['Decreto 10.835/1942']],
  ['Lei 8.112', ['Lei 8.112']],
])('a federal norm has its year, whatever was typed: %s', (text, expected) => {
  expect(norms(text)).toEqual(expected)
})

test.each([
  ['Lei nº 23.830/2021', false],
  ['Lei nº 8.112/1990', true],
  ['Lei nº 15.300/2025', true],
  ['Lei Federal nº 8.112', true],
  ['Lei Estadual nº 8.112/1990', false],
  ['Lei nº 8.112', null],
  ['Decreto nº 93.325, de 1º de outubro de 1986', null],
  ['Decreto nº 27.917, de 14.02.2023', false],
  ['Portaria nº 5/2023', null],
])('whether the Union made %s: %s', (text, expected) => {
  expect(findNorms(text, 2026).map(isFederal)).toEqual([expected])
})

test.each([
  ['Lei/MG nº 23.830/2021', ['Lei Estadual 23.830/2021']],
  ['Lei nº 20.756/2020/GO', ['Lei Estadual 20.756/2020']],
  ['Lei nº 20.756, de 28 de janeiro de 2020 (GO)', ['Lei Estadual 20.756/2020']],
  ['LC/DF nº 840/2011', ['Lei Complementar Distrital 840/2011']],
  ['Decreto nº 24.860, de 28/11/2007, do Governo do Estado', ['Decreto Estadual 24.860/2007']],
  ['Lei nº 23.830/2021, do Estado de Minas Gerais', ['Lei Estadual 23.830/2021']],
  ['Lei nº 1.234/2005, da Câmara Municipal', ['Lei Municipal 1.234/2005']],
  ['Decreto nº 63/2023, publicado no Diário Oficial do Estado nº 13.451', ['Decreto 63/2023']],
  [
    'Decreto nº 102/2022, publicado no Diário Oficial do Município n° 5734',
    ['Decreto Municipal 102/2022'],
  ],
  ['Portaria MS nº 5/2023; Portaria/MS nº 6/2023', ['Portaria 5/2023', 'Portaria 6/2023']],
  ['Lei nº 8.666/93, da Ministra de Estado', ['Lei 8.666/1993']],
  ['Decreto nº 5.992/2006, do Ministro de Estado da Defesa', ['Decreto 5.992/2006']],
])('whose a norm is: %s', (text, expected) => {
  expect(norms(text)).toEqual(expected)
})

test.each([
  ['Portaria nº 45, de 2 MAR 21', ['Portaria 45/2021']],
  ['Portaria n° 980-CEx, de 28 JUN 18, que', ['Portaria 980/2018']],
  ['Lei nº 6.880, de 9 DEZ 1980', ['Lei 6.880/1980']],
  ['MP nº 2.215-10, de 31 AGO 01', ['Medida Provisória 2.215/2001']],
  ['Portaria nº 7, de 14/fev/2023', ['Portaria 7/2023']],
  ['Portaria nº 7, de 2 MAI, 20 vagas', ['Portaria 7']],
  ['PT/SAA/MS nº 1804, de 01 de outubro de 2013', ['Portaria 1.804/2013']],
  [
    'PT/SAA/MS Nº 1.804, de 1º.10.2013, e PT/SAA/MS nº 52 de 23.01.2023',
    ['Portaria 1.804/2013', 'Portaria 52/2023'],
  ],
  ['do MPGu I e PT nº 95/2023, de 14 de março de 2023', []],
])('short months and names: %s', (text, expected) => {
  expect(norms(text)).toEqual(expected)
})

const kind = fc.constantFrom<Norm['kind'][]>(
  'lei',
  'lei_complementar',
  'decreto',
  'portaria',
  'resolucao',
  'medida_provisoria',
  'decreto_lei',
)

test('a norm that is printed is the same when it is read', () => {
  const norm = fc
    .record({
      kind,
      number: fc.integer({ min: 1, max: 9_999 }).map(String),
      year: fc.option(fc.integer({ min: 1900, max: 1988 })),
      esfera: fc.constantFrom<Norm['esfera'][]>('municipal', 'estadual', 'distrital', null),
    })
    .map((written): Norm => {
      const { kind, number, year, esfera } = written
      return year === null || esfera !== null
        ? written
        : { ...written, year: trueYear(kind, number, year) }
    })
  fc.assert(
    fc.property(norm, (each) => {
      expect(findNorms(`${printNorm(each)}.`, null)).toEqual([each])
    }),
  )
})

/** Ways to write a norm, each understood as `Lei 8.112/1990` is. */
const WRITTEN: ((name: string, number: string, year: number) => string)[] = [
  (name, number, year) => `${name} nº ${number}/${year}`,
  (name, number, year) => `${name} n. ${number}, de ${year}`,
  (name, number, year) => `${name} ${number}/${year}`,
  (name, number, year) => `${name} nº ${number}, de 5 de maio de ${year}`,
  (name, number, year) => `${name} N° ${number} DE 05/05/${year}`,
  (name, number, year) => `${name} ${number}/${String(year).slice(2)}`,
]
/** What may follow, with numbers of its own. */
const FOLLOWED = [
  ' (Processo nº 23067.000820/2023-27).',
  ', conforme Parecer nº 073/2023.',
  ' e Contrato nº 5/2022;',
  '. Nota de Empenho nº 2023NE000123.',
  ', publicada no DOU nº 55, de 21/03/2023.',
]

test('a norm is read however it is written, whatever numbers follow', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('Decreto Legislativo', 'Instrução Normativa', 'Portaria', 'Resolução'),
      fc.integer({ min: 1_000, max: 9_999 }),
      fc.integer({ min: 1940, max: 2022 }),
      fc.constantFrom(...WRITTEN),
      fc.constantFrom(...FOLLOWED),
      (name, number, year, write, rest) => {
        const grouped = `${Math.floor(number / 1000)}.${String(number % 1000).padStart(3, '0')}`
        expect(norms(`nos termos da ${write(name, grouped, year)}${rest}`)).toEqual([
          `${name} ${grouped}/${year}`,
        ])
      },
    ),
  )
})

test('a law has the same name whatever digit of its year is typed wrongly', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 14_790 }).map(String),
      fc.nat({ max: 3 }),
      fc.nat({ max: 9 }),
      fc.constantFrom(...WRITTEN.slice(0, 5)),
      (number, at, digit, write) => {
        const [year = 0, ...others] = yearsOf('lei', number)
        fc.pre(others.length === 0)
        const typed = Number(String(year).slice(0, at) + digit + String(year).slice(at + 1))
        fc.pre(typed >= 1946 && typed <= 2026)
        expect(norms(`da ${write('Lei', number, typed)}.`, 2026)).toEqual(
          norms(`da ${write('Lei', number, year)}.`, 2026),
        )
      },
    ),
  )
})

test('whatever the text, norms are possible ones', () => {
  const pieces = [
    'Lei ',
    'Leis nºs ',
    '8.666/93',
    ', ',
    ' e ',
    'nº 10.520',
    '/2093',
    ' Municipal',
    '(',
    '.',
  ]
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string()), { maxLength: 30 }),
      (parts) => {
        for (const { number, year } of findNorms(parts.join(''), 2023)) {
          expect(number).toMatch(/^[1-9]\d{0,5}$/)
          if (year !== null) expect(year).toBeLessThanOrEqual(2023)
        }
      },
    ),
  )
})

test.each([
  'Lei 1, ',
  'Lei ',
  'Leis nºs 1.111/90, ',
  'Portaria A/B ',
  'Portaria da A e ',
  'Port. ABC ABC ',
  'IN a a ',
  'Lei nº 1.111 da A B C ',
  'Lei, A, ',
  '(a) ',
  'EC.',
  ', 1.111/90',
  '1.111.',
])('a text of nothing but %j takes linear time', (piece) => {
  expectLinear(10_000, (times) => {
    const text = piece.repeat(times)
    return () => {
      findNorms(text, 2023)
      findNorms(`Portaria ${text}`, 2023)
    }
  })
})
