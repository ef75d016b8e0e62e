import { expect, test } from 'vitest'
import { startApi } from './_api.ts'
import { MONDAY, TUESDAY, type TestArticle } from './_editions.ts'

/** Alike but for the number and the name, so that only its state tells them apart. */
const appointment = (number: string, name: string): TestArticle => ({
  idMateria: number,
  data: MONDAY,
  titulo: `PORTARIA GM Nº ${number}, DE 15 DE MARÇO DE 2024`,
  texto: `<p>Nomear ${name} para exercer o cargo de Coordenador-Geral de Contratos.</p>`,
})

test('an act that another one made void comes behind those in force', async () => {
  await using api = await startApi([
    appointment('1325', 'MARIA DAS DORES SILVA'),
    appointment('1326', 'JOSE DAS NEVES SOUZA'),
    {
      idMateria: '1400',
      data: TUESDAY,
      titulo: 'PORTARIA GM Nº 1.400, DE 18 DE MARÇO DE 2024',
      texto:
        '<p>Art. 1º Tornar sem efeito a Portaria GM nº 1.326, de 15 de março de 2024, publicada no ' +
        'Diário Oficial da União de 18 de março de 2024.</p>',
    },
  ])
  const found = async (termo: string) => {
    const { json } = await api.get(`/buscar?termo=${encodeURIComponent(termo)}`)
    return json.dados.resultados.map(({ titulo, situacao }: Record<string, string>) => [
      /\d{4}/.exec(titulo ?? '')?.[0],
      situacao,
    ])
  }
  expect(await found('nomeação coordenador-geral')).toEqual([
    ['1325', 'publicada'],
    ['1326', 'sem_efeito'],
  ])
  // By what names it alone, it is found as ever.
  expect(await found('nomear jose das neves')).toEqual([['1326', 'sem_efeito']])
})
