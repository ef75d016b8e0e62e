import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { ask } from './ask.ts'
import type { Mail } from './mailbox.ts'
import { startService } from './service.ts'
import { expect, openFirst, test } from './story.ts'

const READER = 'leitora@exemplo.com.br'
/** A mail has no landmarks: a mail program shows it within its own page. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The address of a link in a mail, at the test's service. */
function linkOf({ html }: Mail, text: string): string {
  const href = new RegExp(`<a [^>]*href="([^"]*)"[^>]*>${text}<`).exec(html)?.[1]
  expect(href, `a link “${text}”`).toBeDefined()
  const { pathname, search } = new URL(href!.replaceAll('&amp;', '&'))
  return pathname + search
}

/**
 * Checks the HTML of a mail as mail programs show it, at every width and in both colour schemes.
 */
async function expectReadable(page: Page, { html, subject }: Mail): Promise<void> {
  const reader = await page.context().newPage()
  // A page of the service would have a policy; a mail program has none for styles.
  await reader.setContent(html)
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [390, 600]) {
      await reader.emulateMedia({ colorScheme })
      await reader.setViewportSize({ width, height: 900 })
      const overflow = await reader.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `${subject} at ${width}`).toBe(0)
      const { violations } = await new AxeBuilder({ page: reader }).withTags(WCAG).analyze()
      if (!process.env['MAIL_PICTURES'])
        expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
      const folder = process.env['MAIL_PICTURES']
      const name = subject.replaceAll(/[^a-z0-9]+/gi, '-')
      if (folder)
        await reader.screenshot({
          path: `${folder}/${name}-${width}-${colorScheme}.png`,
          fullPage: true,
        })
    }
  await reader.close()
}

test('the mail of an alert leads to the act, the alert, its search and its pause', async ({
  browser,
}) => {
  await using service = await startService({}, [])
  const page = await openFirst(browser, service)
  const alert = await ask(page, 'POST', '/alertas', {
    nome: 'Nomeações na Justiça',
    consulta: 'nomear',
    filtros: { orgaos: ['Ministério da Justiça e Segurança Pública'] },
    frequencia: 'imediata',
    canais: { emails: [READER] },
  })
  const confirmation = await service.mailbox.take(READER)
  await expectReadable(page, confirmation)
  await page.goto(linkOf(confirmation, 'Confirmar o endereço'))
  await page.getByRole('button', { name: 'Quero receber' }).click()
  await expect(page.getByRole('heading', { name: 'Endereço confirmado' })).toBeVisible()

  await service.bring('2023-03-22-DO2')
  const mail = await service.mailbox.take(READER)
  expect(mail.subject).toMatch(/^Nomeações na Justiça: \d+ atos? de 22\/03\/2023$/)
  await expectReadable(page, mail)

  await page.goto(linkOf(mail, 'Ler o ato'))
  const act = page.getByRole('article')
  await expect(act.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(act.locator('mark').first()).toBeVisible()

  await page.goto(linkOf(mail, 'Abrir esta busca'))
  await expect(page).toHaveURL(/\/\?termo=nomear/)
  const { searchParams } = new URL(page.url())
  expect([...searchParams]).toEqual([
    ['termo', 'nomear'],
    ['orgao', 'Ministério da Justiça e Segurança Pública'],
    ['data_inicio', '2023-03-22'],
    ['data_fim', '2023-03-22'],
  ])
  const told = Number(/: (\d+) ato/.exec(mail.subject)![1])
  await expect(page.getByRole('heading', { name: new RegExp(`^${told} atos?$`) })).toBeVisible()

  await page.goto(linkOf(mail, 'Ver o alerta'))
  await expect(page.locator('li[aria-current]')).toContainText('Nomeações na Justiça')

  await page.goto(linkOf(mail, 'Pausar o alerta'))
  const dialog = page.getByRole('dialog', { name: 'Pausar “Nomeações na Justiça”?' })
  await expect(dialog).toBeVisible()
  expect((await ask(page, 'GET', `/alertas/${alert.id}`)).ativo).toBe(true)
  await dialog.getByRole('button', { name: 'Pausar' }).click()
  await expect(dialog).toBeHidden()
  expect((await ask(page, 'GET', `/alertas/${alert.id}`)).ativo).toBe(false)

  await page.goto(linkOf(mail, 'Pausar o alerta'))
  await expect(page.getByText('“Nomeações na Justiça” já está pausado.')).toBeVisible()
  await page.goto('/alertas?alerta=alr_00000000000000000000000000')
  await expect(page.getByText('Este alerta não existe mais.')).toBeVisible()
  await page.context().close()
})
