import { expect, test } from 'vitest'
import { startApi } from './_api.ts'

test('a CPF that the end of what is read cuts is suggested as little as a whole one', async () => {
  // Each text has one more letter before the number, so that any cut within it is among them.
  const acts = Array.from({ length: 16 }, (_, i) => {
    const filling = 'a '.repeat(1_985) + 'b'.repeat(i)
    return {
      idMateria: String(800 + i),
      titulo: 'DESPACHO',
      texto: `<p>Beneficiário pagará. ${filling} portador 52998224725.</p>`,
    }
  })
  await using api = await startApi(acts)
  for (const prefixo of ['portador 5', 'portador 529', 'beneficiário 529982', 'pagará 52998224']) {
    const { text } = await api.get(`/sugestoes?prefixo=${encodeURIComponent(prefixo)}`)
    expect(text).not.toMatch(/529982\d|529\.982/)
  }
})
