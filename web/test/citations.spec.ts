import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { strToU8, zipSync } from 'fflate'
import { endSession } from './ask.ts'
import { endlessPdf, lockedPdf, pdf, scannedPdf } from './pdf.ts'
import { expect, signIn, test } from './story.ts'
import { expectNoViolation } from './wcag.ts'

const LEVY = 'Portaria MTE nº 674, de 17 de março de 2023'
const REAL = 'Portaria DIAT-RPPU/INSS nº 203, de 13 de março de 2023'
const BORNE_BY_THREE = 'Portaria nº 140, de 17 de março de 2023'
const INVENTED = 'Portaria nº 9.999, de 17 de março de 2023, publicada no DOU de 20/3/2023, Seção 2'
const EARLIER = 'Instrução Normativa nº 5, de 26 de maio de 2017'
const OPINION = `PARECER

1. A matéria rege-se pela ${LEVY}, e pela ${REAL}.

2. Observe-se a ${BORNE_BY_THREE}; e a ${INVENTED};

3. Antes delas, a ${EARLIER} já o previa.`

const field = (page: Page) => page.getByLabel('Texto a conferir')
const row = (page: Page, name: RegExp | string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name }) })
const marked = (page: Page, text: string) => page.locator('[data-number]').filter({ hasText: text })

async function open(page: Page, text: string): Promise<void> {
  await page.goto('/citacoes')
  await field(page).fill(text)
  await expect(page.getByText(/^\d+ cita(?:ção|ções) em /)).toBeVisible()
}

test('a pasted text has each verdict in its place, and why in the list', async ({
  visitor: page,
}) => {
  await page.getByRole('link', { name: 'Conferir as citações de um texto' }).click()
  await expect(
    page.getByRole('heading', { name: 'Os atos que um texto cita existem?' }),
  ).toBeVisible()
  await field(page).fill(OPINION)
  await expect(page.getByText('5 citações em')).toBeVisible()
  const counts = page.getByRole('list', { name: 'Contagem' })
  await expect(counts).toHaveText(
    /1 para rever já.*2 pedem atenção.*1 existe como citada.*1 fora do acervo/,
  )

  const levy = row(page, /Portaria 674/)
  await expect(levy.getByText('Retificada', { exact: true })).toBeVisible()
  await expect(levy.getByText('leia-se', { exact: false })).toBeVisible()
  await expect(row(page, /Portaria 203/).getByText('Existe', { exact: true })).toBeVisible()
  const borne = row(page, /Portaria 140/)
  await expect(borne.getByText('Várias')).toBeVisible()
  await expect(borne.getByRole('link')).toHaveCount(3)
  await expect(row(page, /Portaria 9\.999/).getByText('Não achada')).toBeVisible()
  // What the archive does not have is not unknown.
  const earlier = row(page, /Instrução Normativa 5/)
  await expect(earlier.getByText('Fora do acervo')).toBeVisible()
  await expect(earlier.getByRole('link', { name: 'Procurar no portal oficial' })).toBeVisible()

  // In the text, it is told by its line and its number.
  for (const [text, line] of [
    [LEVY, 'dashed'],
    [REAL, 'solid'],
    ['Portaria nº 9.999', 'wavy'],
    [EARLIER, 'dotted'],
  ] as const)
    await expect(marked(page, text)).toHaveCSS('text-decoration-style', line)

  await page.getByText('A rever', { exact: true }).click()
  await expect(row(page, /Portaria 203/)).toHaveCount(0)
  await expect(earlier).toBeVisible()
})

test('one citation is chosen in both places, and keys go through them', async ({
  member: page,
}) => {
  await open(page, OPINION)
  await field(page).press('Escape')
  await expect(
    row(page, /Portaria 9\.999/)
      .getByRole('button')
      .first(),
  ).toBeFocused()
  await expect(marked(page, 'Portaria nº 9.999')).toHaveAttribute('data-chosen', 'true')
  await page.keyboard.press('j')
  await expect(marked(page, LEVY)).toHaveAttribute('data-chosen', 'true')
  await expect(page.getByRole('button', { name: /Portaria 674/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await expect(page.getByRole('button', { name: 'Copiar a forma certa' })).toBeVisible()
  await page.keyboard.press('c')
  await expect(page.getByText('Copiado')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(
    /^BRASIL\. Ministério do Trabalho e Emprego\..* PORTARIA MTE Nº 674.*seção 2, Brasília, DF, n\. 54, p\. 90, 20 mar\. 2023\. Disponível em: https:/,
  )

  // The cursor in the text chooses, too.
  await field(page).evaluate((area: HTMLTextAreaElement, at) => {
    area.focus()
    area.setSelectionRange(at, at)
  }, OPINION.indexOf(REAL))
  await field(page).press('ArrowRight')
  await expect(marked(page, REAL)).toHaveAttribute('data-chosen', 'true')

  // It stays chosen when its number changes.
  await field(page).press('Control+Home')
  await field(page).pressSequentially(`${EARLIER}. `)
  await expect(page.getByText('6 citações em')).toBeVisible()
  await expect(marked(page, REAL)).toHaveAttribute('data-chosen', 'true')
  await row(page, /Portaria 203/)
    .getByRole('button', { name: 'Ver no texto' })
    .click()
  await expect(field(page)).toBeFocused()
  expect(await page.evaluate(() => String(getSelection()))).toBe(REAL)
  await field(page).press('Control+Home')
  for (let letter = 0; letter < EARLIER.length + 2; letter++) await field(page).press('Delete')
  await expect(field(page)).toHaveValue(OPINION)
  await expect(page.getByText('5 citações em')).toBeVisible()

  await field(page).press('Escape')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /PORTARIA DIAT-RPPU/ })).toBeVisible()
  await page.goBack()
  await expect(field(page)).toHaveValue(OPINION)
  await expect(page.getByText('5 citações em')).toBeVisible()
})

test('what is mended is checked again, and the other marks stay where their words are', async ({
  member: page,
}) => {
  await open(page, `${REAL}. A ${INVENTED}.`)
  await expect(marked(page, 'Portaria nº 9.999')).toBeVisible()
  await page.route(/citacoes\/verificar/, (route) => route.abort())
  await field(page).press('Control+Home')
  await field(page).pressSequentially('Vista a ')
  // Until it is checked again, and even if it cannot be.
  await expect(marked(page, REAL)).toHaveText(REAL)
  await expect(page.getByRole('heading', { name: 'Não foi possível conferir' })).toBeVisible()
  await expect(page.getByText('O texto continua aqui.')).toBeVisible()
  // The figures of the text before are not said of this one.
  await expect(page.getByText('citações em')).toBeHidden()
  await expect(field(page)).toHaveValue(`Vista a ${REAL}. A ${INVENTED}.`)
  await page.unrouteAll({ behavior: 'wait' })
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByRole('heading', { name: 'Não foi possível conferir' })).toBeHidden()
  await field(page).fill(`Vista a ${REAL}.`)
  await expect(page.getByText('1 citação em')).toBeVisible()
  await expect(row(page, /Portaria 9\.999/)).toHaveCount(0)
})

test('nothing that was found is said of a text that was not checked', async ({ member: page }) => {
  await open(page, OPINION)
  await page.getByRole('button', { name: 'Limpar' }).click()
  await expect(page.getByRole('heading', { name: 'Como se lê' })).toBeVisible()
  await page.context().setOffline(true)
  await field(page).fill(`Vista a ${REAL}.`)
  await expect(page.getByRole('heading', { name: 'Não foi possível conferir' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Contagem' }).getByRole('listitem')).toHaveCount(0)
  await expect(page.locator('[data-row]')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Copiar o relatório' })).toBeHidden()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByText('1 citação em')).toBeVisible()

  // Nor while it is written on.
  await page.route(/citacoes\/verificar/, (route) => route.abort())
  await field(page).fill(`Vista a ${REAL}; e nada mais.`)
  await expect(page.getByRole('button', { name: 'Copiar o relatório' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Não foi possível conferir' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copiar o relatório' })).toBeHidden()
  await page.unrouteAll({ behavior: 'wait' })
})

test('letters that stand apart from their accents are pasted as one', async ({ member: page }) => {
  await page.goto('/citacoes')
  await field(page).fill('A , nada mais.')
  await field(page).evaluate((area: HTMLTextAreaElement, pasted) => {
    area.setSelectionRange(2, 2)
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    area.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, BORNE_BY_THREE.normalize('NFD'))
  await expect(field(page)).toHaveValue(`A ${BORNE_BY_THREE}, nada mais.`)
  await expect(page.getByText('1 citação em')).toBeVisible()
  const cursor = await field(page).evaluate((area: HTMLTextAreaElement) => area.selectionEnd)
  expect(cursor).toBe(2 + BORNE_BY_THREE.length)
})

test('a proceeding that no act has is not missing', async ({ member: page }) => {
  await open(page, 'Processo nº 00000.000001/2023-00')
  await expect(page.locator('[data-row]')).toContainText('Nenhum ato no acervo')
  await expect(page.getByText('que vai de', { exact: false })).toBeVisible()
})

test('the text outlives a session that ends', async ({ member: page, service }) => {
  await open(page, REAL)
  await endSession(page)
  await field(page).fill(`${REAL}. E a ${LEVY}.`)
  const dialog = page.getByRole('dialog', { name: 'Sua sessão terminou' })
  await expect(dialog).toBeVisible()
  await signIn(page, service)
  await expect(dialog).toBeHidden()
  await expect(field(page)).toHaveValue(`${REAL}. E a ${LEVY}.`)
  await expect(page.getByText('2 citações em')).toBeVisible()
})

const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'

function docx(body: string, notes: string): Buffer {
  const part = (name: string, xml: string) => strToU8(`<w:${name} ${WORD}>${xml}</w:${name}>`)
  return Buffer.from(
    zipSync({
      'word/document.xml': part('document', `<w:body>${body}</w:body>`),
      'word/footnotes.xml': part('footnotes', notes),
    }),
  )
}

test('a .docx gives its text without what was deleted, with its footnotes; other files say why not', async ({
  member: page,
}) => {
  await page.goto('/citacoes')
  const choose = (name: string, buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer })
  const words = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`
  await choose(
    'parecer.docx',
    docx(
      `<w:p>${words('Vista a Portaria DIAT-RPPU/')}${words('INSS nº 203, de 13 de março de 2023')}</w:p>
       <w:p><w:del><w:r><w:delText>Portaria nº 1, de 2 de março de 2023</w:delText></w:r></w:del></w:p>
       <w:moveFrom><w:p>${words('Portaria nº 2, de 2 de março de 2023')}</w:p></w:moveFrom>`,
      `<w:footnote><w:p>${words(`Ver a ${LEVY}`)}</w:p></w:footnote>`,
    ),
  )
  await expect(page.getByText('Aberto: parecer.docx.', { exact: false })).toBeVisible()
  await expect(field(page)).toHaveValue(`Vista a ${REAL}\n\nVer a ${LEVY}`)
  await expect(page.getByText('2 citações em')).toBeVisible()

  await choose('antigo.txt', Buffer.from(`Vista a ${REAL}.\r\nNada mais.`, 'latin1'))
  await expect(field(page)).toHaveValue(`Vista a ${REAL}.\nNada mais.`)

  for (const [name, bytes, why] of [
    ['parecer.docx', 'PK quebrado', 'Ele não é um .docx que se abra'],
    ['parecer.doc', '\xD0\xCF', 'O formato .doc é antigo'],
    ['vazio.txt', ' \n', 'Ele não tem texto'],
    ['nota.rtf', '{\\rtf1 nada}', 'Ele não é um texto, um .docx nem um PDF'],
  ] as const) {
    await choose(name, Buffer.from(bytes, 'latin1'))
    await expect(page.getByRole('alert').filter({ hasText: why })).toBeVisible()
    // What was there stays.
    await expect(field(page)).toHaveValue(`Vista a ${REAL}.\nNada mais.`)
  }

  // What was mended is not lost to another file, and the same file opens again.
  const mended = `Vista a ${REAL}. Emendado.`
  await field(page).fill(mended)
  await expect(page.getByRole('alert')).toHaveCount(0)
  for (let time = 0; time < 2; time++) {
    await choose('outro.txt', Buffer.from(`Ver a ${LEVY}`))
    await expect(field(page)).toHaveValue(`Ver a ${LEVY}`)
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect(field(page)).toHaveValue(mended)
    await expect(page.getByText('Aberto:', { exact: false })).toHaveCount(0)
  }
})

test('a PDF gives its text, with the lines that it breaks made whole; others say why not', async ({
  member: page,
}) => {
  await page.goto('/citacoes')
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).origin))
  const choose = (name: string, buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer })
  const foot = (n: number) => ({ text: `Parecer 88 - ${n} de 3`, base: 40 })
  await choose(
    'parecer.pdf',
    pdf([
      [
        { text: 'PARECER', base: 780 },
        {
          text: 'A matéria, como se vê dos autos, rege-se desde o começo pela Portaria MTE',
          base: 740,
        },
        {
          text: 'nº 674, de 17 de março de 2023, que a seguir se transcreve, e que dispõe (art.',
          base: 724,
        },
        foot(1),
      ],
      [{ text: '2º) sobre o caso.', base: 780 }, { text: `Ver a ${REAL}.`, base: 740 }, foot(2)],
      [{ text: 'É o parecer.', base: 780 }, foot(3)],
    ]),
  )
  await expect(page.getByText('Aberto: parecer.pdf.', { exact: false })).toBeVisible()
  await expect(field(page)).toHaveValue(
    new RegExp(`pela ${LEVY}, que a seguir se transcreve, e que dispõe \\(art. 2º\\) sobre`),
  )
  await expect(field(page)).not.toHaveValue(/Parecer 88/)
  await expect(page.getByText('2 citações em')).toBeVisible()
  await expect(row(page, /Portaria 674/).getByText('Retificada', { exact: true })).toBeVisible()

  const lines = [{ text: `Vista a ${REAL}.`, base: 700 }]
  for (const [bytes, why] of [
    [scannedPdf(), 'Ele não tem texto, só imagens'],
    [lockedPdf(lines), 'Ele pede uma senha'],
    [Buffer.from('%PDF-1.7 quebrado'), 'Ele não é um PDF que se abra'],
    [endlessPdf(), 'Ele não é um PDF que se abra'],
    [pdf(Array.from({ length: 501 }, () => lines)), 'Ele tem mais de 500 páginas'],
  ] as const) {
    await choose('outro.pdf', bytes)
    await expect(page.getByRole('alert').filter({ hasText: why })).toBeVisible()
    await expect(field(page)).toHaveValue(/^PARECER/)
    await page.getByRole('button', { name: 'Limpar' }).click()
    await page.getByRole('button', { name: 'Desfazer' }).click()
  }
  // Nothing is asked of anybody else.
  expect(new Set(fetched)).toEqual(new Set([new URL(page.url()).origin]))
})

test('a file is dropped on the sheet', async ({ member: page }) => {
  await page.goto('/citacoes')
  const transfer = await page.evaluateHandle((text) => {
    const files = new DataTransfer()
    files.items.add(new File([text], 'parecer.txt'))
    return files
  }, REAL)
  await field(page).dispatchEvent('dragover', { dataTransfer: transfer })
  await expect(page.getByText('Solte para ler o arquivo aqui', { exact: false })).toBeVisible()
  await field(page).dispatchEvent('drop', { dataTransfer: transfer })
  await expect(field(page)).toHaveValue(REAL)
  await expect(page.getByText('1 citação em')).toBeVisible()
})

test('a text that is too long is checked part by part', async ({ member: page }) => {
  const long = `${REAL}.\n${'Nada se cita aqui. '.repeat(3_500)}\n${LEVY}.`
  await open(page, long)
  await expect(page.getByText('se conferem 64.000 por vez', { exact: false })).toBeVisible()
  await expect(page.getByText('Esta é a parte 1 de 2', { exact: false })).toBeVisible()
  await expect(marked(page, REAL)).toHaveCount(1)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copiar o relatório' }).click()
  await expect(page.getByText('Copiado')).toBeVisible()
  const report = await page.evaluate(() => navigator.clipboard.readText())
  expect(report).toContain('Só a parte 1 de 2 do texto foi conferida')

  // What was found in the first part is not said of the second.
  await page.route(/citacoes\/verificar/, (route) => route.abort())
  await page.getByRole('button', { name: 'Conferir a parte seguinte' }).click()
  await expect(page.getByText('Esta é a parte 2 de 2', { exact: false })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Não foi possível conferir' })).toBeVisible()
  await expect(page.locator('[data-row]')).toHaveCount(0)
  await page.unrouteAll({ behavior: 'wait' })
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(marked(page, LEVY)).toHaveCount(1)
  await expect(marked(page, REAL)).toHaveCount(0)
  await page.getByRole('button', { name: 'Voltar à primeira parte' }).click()
  await expect(marked(page, REAL)).toHaveText(REAL)
})

test('the report is copied, and the text saved with its notes', async ({ member: page }) => {
  await open(page, OPINION)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copiar o relatório' }).click()
  const report = await page.evaluate(() => navigator.clipboard.readText())
  expect(report).toContain('1 para rever já, 2 pedem atenção')
  expect(report).toContain(`[1] ${LEVY}: Retificada.`)
  expect(report).toContain('/publicacao/pub_NJSHN184EJ5Y3Q5P')
  expect(report).toMatch(/\[5\] Instrução Normativa .*: Fora do acervo\./)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar com notas' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^citacoes-conferidas-\d{4}-\d\d-\d\d\.txt$/)
  const noted = readFileSync(await file.path(), 'utf8')
  expect(noted).toContain(`1. A matéria rege-se pela ${LEVY} [1], e pela ${REAL} [2].`)
  expect(noted).toContain(report)
  await page.getByRole('button', { name: 'Limpar' }).click()
  await expect(field(page)).toHaveValue('')
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(field(page)).toHaveValue(OPINION)
})

test('paper has every citation', async ({ member: page }) => {
  await open(page, `${REAL}; ${REAL}; ${REAL}; ${REAL}.`)
  await expect(page.locator('[data-row]')).toHaveCount(1)
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect(page.locator('[data-row]')).toHaveCount(4)
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(page.locator('[data-row]')).toHaveCount(1)
})

for (const [width, scheme] of [
  [390, 'dark'],
  [390, 'light'],
  [1440, 'dark'],
  [1440, 'light'],
] as const)
  test(`at ${width} px, ${scheme}: nothing is wider than the screen, marks fit their words, no violation of WCAG 2.2 AA`, async ({
    member: page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme })
    await page.setViewportSize({ width, height: 844 })
    await open(page, `${OPINION}\n\n`.repeat(3))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    // The field breaks its lines as the copy behind it does.
    const { scrollHeight, clientHeight } = await field(page).evaluate(
      ({ scrollHeight, clientHeight }) => ({ scrollHeight, clientHeight }),
    )
    expect(scrollHeight).toBe(clientHeight)
    const sheet = await field(page).boundingBox()
    const list = await page
      .getByRole('heading', { name: 'O que o acervo diz de cada uma' })
      .boundingBox()
    if (width < 900) expect(list!.y).toBeGreaterThan(sheet!.y + 300)
    else expect(list!.x).toBeGreaterThan(sheet!.x + sheet!.width)
    await page
      .getByRole('button', { name: /Portaria 674/ })
      .first()
      .click()
    await expectNoViolation(page, '/citacoes')
  })

test('an address that cites leads to the act, or says what is known', async ({ member: page }) => {
  await page.goto('/citar?tipo=portaria&numero=203&data=2023-03-13&orgao=INSS')
  await expect(page).toHaveURL(/\/publicacao\/pub_37S26AW2PG7K3DEC/)
  await expect(page.getByRole('heading', { level: 1, name: /PORTARIA DIAT-RPPU/ })).toBeVisible()

  await page.goto(`/citar?texto=${encodeURIComponent(BORNE_BY_THREE)}`)
  await expect(page.getByText('Várias')).toBeVisible()
  await expect(row(page, /Portaria 140/).getByRole('link')).toHaveCount(6)

  await page.goto(`/citar?texto=${encodeURIComponent(INVENTED)}`)
  await expect(page.getByText('Não achada')).toBeVisible()
  await page.goto('/citar?tipo=lei&numero=14.133&ano=2021')
  await expect(page.getByText('Fora do acervo')).toBeVisible()
  await page.getByRole('link', { name: 'Conferir um texto inteiro' }).click()
  await expect(field(page)).toHaveValue('lei nº 14.133/2021')

  await page.goto('/citar?tipo=portaria')
  await expect(page.getByRole('heading', { name: 'O endereço não diz que ato é' })).toBeVisible()
  await page.goto('/citar?texto=nada')
  await expect(
    page.getByRole('heading', { name: 'Não lemos nenhuma citação neste endereço' }),
  ).toBeVisible()
})
