import { expect, test } from 'vitest'
import { LANGUAGES, type SampleCall, sampleOf } from './sample-code.ts'

const SEARCH: SampleCall = {
  method: 'GET',
  path: '/buscar',
  ids: [],
  query: { termo: 'concurso' },
  body: null,
  names: { Python: 'buscar', JavaScript: 'buscar', R: 'arauto_buscar' },
  shows: 'acts',
}

test('a program says what it says in the language of the page', () => {
  for (const language of LANGUAGES.filter((one) => one !== 'curl')) {
    const [pt, en] = (['pt', 'en'] as const).map((spoken) =>
      sampleOf(language, 'https://exemplo.com.br/api/v1', SEARCH, spoken),
    )
    expect(pt).toMatch(/ainda não publicado.*CAMINHO[^]*publicações/)
    expect(en).toMatch(/not published yet.*PATH[^]*publications/)
    expect(en).not.toMatch(/ainda|CAMINHO|publicações/)
  }
})
