import { readFile } from 'node:fs/promises'
import { expect, test } from './story.ts'

/** Rectified the day after: its rectification names words that occur in it once. */
const RECTIFIED = '/publicacao/pub_NJSHN184EJ5Y3Q5P'

/** Fifty-two acts under one heading. */
const SEVERAL = '/publicacao/pub_54P1HMJWVX07Y8NG'

test('a rectified act says so, and shows the right words beside the wrong ones', async ({
  member: page,
}) => {
  await page.goto(RECTIFIED)
  const banner = page.getByRole('note').filter({ hasText: /^Retificada em 21 mar 2023/ })
  await expect(banner).toContainText('é o publicado em 20 mar 2023.')
  await expect(banner.getByText('Onde se lê')).toBeVisible()
  const wrong = (await banner.locator('s').textContent())!
  await banner.getByRole('button', { name: 'Ir ao trecho' }).click()
  const place = page.getByRole('article').locator('[data-wrong]')
  await expect(place).toBeInViewport()
  expect(await place.allTextContents()).toEqual([wrong])
  await expect(page.getByRole('article').getByText(/^leia-se /)).toBeVisible()
  await banner.getByRole('link', { name: 'Abrir a retificação' }).click()
  await expect(page.getByText('Retifica', { exact: true })).toBeVisible()
})

test('later acts about an act are followed from it', async ({ member: page }) => {
  await page.goto(RECTIFIED)
  await expect(page.getByRole('button', { name: 'Acompanhar este ato' })).toBeVisible()
  await page.keyboard.press('a')
  const dialog = page.getByRole('dialog', { name: /^Acompanhar/ })
  await expect(dialog.getByLabel('Nome')).toHaveValue(/^PORTARIA MTE Nº 674/)
  await expect(dialog.getByText('"PORTARIA MTE Nº 674, DE 17 DE MARÇO DE 2023"')).toBeVisible()
  await dialog.getByRole('button', { name: 'Criar alerta' }).click()
  await expect(dialog.getByText('Alerta criado.')).toBeVisible()
})

test('on the phone the outline is a sheet', async ({ member: page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(RECTIFIED)
  await page.getByRole('button', { name: 'Neste ato' }).click()
  const sheet = page.getByRole('dialog', { name: 'Neste ato' })
  await sheet.getByRole('link', { name: 'Assinatura' }).click()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/#p\d+$/)
  await expect(page.getByRole('button', { name: 'Acompanhar' })).toBeVisible()
})

test('a copied citation is said to be copied, by key and on the phone', async ({
  member: page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const copied = page.getByRole('button', { name: 'Copiado' })
  const inClipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await page.goto(RECTIFIED)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('c')
  await expect(copied).toBeVisible()
  expect(await inClipboard()).toMatch(
    /^BRASIL\. Ministério do Trabalho e Emprego\. Gabinete do Ministro\. PORTARIA MTE Nº 674, .* Diário Oficial da União: seção 2, Brasília, DF, n\. 54, p\. 90, 20 mar\. 2023\. Disponível em: \S+ Acesso em: /,
  )
  await page.evaluate(() => navigator.clipboard.writeText(''))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Citar' }).click()
  await expect(copied).toBeVisible()
  expect(await inClipboard()).toContain('PORTARIA MTE Nº 674')
})

test('an article with several acts shows an index of them, and each can be linked, cited and printed', async ({
  member: page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(SEVERAL)
  const outline = page.getByRole('navigation', { name: 'Neste ato' })
  await expect(outline.getByRole('link', { name: /^Nº / })).toHaveCount(52)
  const index = page.getByRole('navigation', { name: 'Esta publicação traz 52 atos' })
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(outline).toBeHidden()
  await expect(index.getByRole('link')).toHaveCount(10)
  await index.getByRole('button', { name: 'Mostrar mais 42' }).click()
  await expect(index.getByRole('link')).toHaveCount(52)
  await expect(index.getByRole('link', { name: /^Portaria nº 8.970/ })).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
  await outline.getByRole('link', { name: /^Nº 8.970/ }).click()
  await expect(page).toHaveURL(/#8970$/)
  const head = page.getByRole('group', { name: 'Portaria nº 8.970' })
  await expect(head).toBeFocused()
  await expect(head).toBeInViewport()
  await expect(head).toHaveAttribute('data-open')
  await head.getByRole('button', { name: 'Copiar link: Portaria nº 8.970' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/pub_\w+#8970$/)
  await head.getByRole('button', { name: 'Copiar citação: Portaria nº 8.970' }).click()
  await expect(head.getByText('Copiado').last()).toBeAttached()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^BRASIL\. Câmara dos Deputados\. .*Portaria nº 8.970, em Portarias de 16 de março de 2023\. Diário Oficial da União: seção 2,/,
  )
  await page.evaluate(() => (window.print = () => undefined))
  await head.getByRole('button', { name: 'Imprimir só: Portaria nº 8.970' }).click()
  await page.emulateMedia({ media: 'print' })
  const sheet = page.getByRole('article')
  await expect(sheet.getByText(/^Nº 8.970 /)).toBeVisible()
  await expect(sheet.getByText(/resolve:$/)).toBeVisible()
  await expect(sheet.getByText('Daniel de Castro Borba')).toBeVisible()
  await expect(sheet.getByText(/^Nº 8.971 /)).toBeHidden()
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(sheet.getByText(/^Nº 8.971 /)).toBeVisible()
})

test('of several acts, the one that another undid is struck, in the text and in the outline', async ({
  member: page,
}) => {
  await page.goto('/publicacao/pub_7GEKBZPA7GTVP9VP')
  const undone = page.getByRole('navigation', { name: 'Neste ato' }).getByText('sem efeito')
  await expect(undone).toBeVisible()
  // One element for each paragraph, though values are marked in it once they have come.
  const struck = page.locator('article s[data-undone]')
  await expect(struck.locator('[data-values]').first()).toBeAttached()
  await expect(struck.first()).toHaveText(/^Nº 181 - Art. 1º Dispensar .{80}/s)
  for (const paragraph of await page.locator('article p:has(s[data-undone])').all())
    await expect(paragraph.locator('s')).toHaveCount(1)
  expect((await struck.allTextContents()).join('')).not.toContain('Nº 180')
})

test('a hit opens the act that has its words', async ({ member: page }) => {
  await page.goto('/?termo="Nº 8.970"')
  const hit = page.getByRole('article').filter({ hasText: 'No ato nº 8.970:' })
  await hit.getByRole('link').first().click()
  await expect(page).toHaveURL(/#8970$/)
  await expect(page.getByRole('group', { name: 'Portaria nº 8.970' })).toBeFocused()
})

test('an act shows its proof, and gives it away', async ({ member: page }) => {
  await page.goto(SEVERAL)
  const proof = page
    .getByRole('complementary')
    .last()
    .locator('section', { hasText: 'Raiz do dia' })
  await expect(proof.getByText('2023-03-20-DO2.zip')).toBeVisible()
  await expect(proof.getByText(/^[0-9a-f]{6}…[0-9a-f]{4}$/)).toBeVisible()
  const download = page.waitForEvent('download')
  await proof.getByRole('link', { name: 'Baixar a prova' }).click()
  const { dados } = JSON.parse(await readFile(await (await download).path(), 'utf8'))
  expect(dados).toMatchObject({ formato: 'arauto_prova_1', data: '2023-03-20' })
  await proof.getByRole('link', { name: 'Conferir sem nós' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Prova/ })).toBeInViewport()
})

test('a missing act says so, and offers a way on', async ({ member: page }) => {
  for (const [path, says, way] of [
    ['/publicacao/pub_0000000000000000', 'Este ato não está no acervo', 'Ir para a busca'],
    ['/webhooks/wh_00000000000000000000000000', 'Este webhook não existe', 'Ver os webhooks'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: says })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: way }).click()
    await expect(page).not.toHaveURL(new RegExp(path))
  }
})

test('on paper there is only the act, and the address of the official one', async ({
  member: page,
}) => {
  await page.goto(RECTIFIED)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: 'Páginas' }).first()).toBeHidden()
  await expect(page.getByText(/^Cópia sem valor oficial/)).toBeVisible()
  await expect(page.getByText(/^Retificada em/)).toBeVisible()
})

test('other forms of the searched words are marked in each act', async ({ member: page }) => {
  for (const termo of ['nomeações', 'exonerar', 'licitar', 'lei 8112/90', '"pregão eletrônico"']) {
    await page.goto(`/?termo=${encodeURIComponent(termo)}`)
    const rows = page.getByRole('article')
    await expect(rows.first()).toBeVisible()
    for (const row of [0, 1, 2]) {
      await rows.nth(row).getByRole('link').first().click()
      // The title, or the act within the article that has the words.
      await expect(page.locator('article').locator('h1:focus, [role=group]:focus')).toBeVisible()
      const marks = page.locator('article mark')
      await expect(marks.first(), `${termo}, row ${row}`).toBeVisible()
      const words = page.getByRole('complementary').filter({ hasText: 'Palavras da busca' })
      const counts = await words.locator('li .figures').allTextContents()
      expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBeGreaterThan(0)
      await page.goBack()
      await expect(rows.first()).toBeVisible()
    }
  }
})
