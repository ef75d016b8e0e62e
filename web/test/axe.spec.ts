import type { Page } from '@playwright/test'
import { expect, test } from './story.ts'
import { expectNoViolation } from './wcag.ts'

/** The one in which screens are loaded, and the other. */
const SCHEMES = ['dark', 'light'] as const

/** Every screen, and a heading that proves that it is shown. */
const SCREENS: [path: string, heading: RegExp][] = [
  ['/?termo=limpeza', /atos$/],
  ['/?termo=limpesa', /Também parecidos/],
  ['/?termo=cornucópia', /Nenhum ato/],
  ['/publicacao/pub_NJSHN184EJ5Y3Q5P', /PORTARIA MTE/],
  ['/publicacao/pub_54P1HMJWVX07Y8NG#8970', /Portarias de 16/],
  ['/contratos?termo=limpeza', /linhas$/],
  ['/contratos?termo=limpesa', /Nenhuma linha/],
  ['/pessoal?tipo_movimentacao=nomeacao', /linhas$/],
  ['/licitacoes?modalidade=pregao', /linhas$/],
  ['/sancoes?categoria_sancao=impedimento', /linhas$/],
  ['/normas?especie=portaria', /linhas$/],
  ['/empresa/05340639000130', /Contratos no tempo/],
  ['/orgao?orgao=Ministério+da+Educação', /O que comprou/],
  ['/norma?norma=Portaria+94/2019', /O que a mudou/],
  ['/pessoa?nome=Silva', /Nomes que contêm este/],
  ['/citacoes', /Conferir citações/],
  ['/citar?texto=Portaria+nº+140,+de+17/3/2023', /Portaria nº 140/],
  ['/edicoes?ano=2023', /Edições de 2023/],
  ['/alertas', /alerta/i],
  ['/listas', /lista/i],
  ['/pastas', /pasta|Pastas/],
  ['/caderno', /de 20\d\d/],
  ['/boletins', /boletim|Boletins/],
  ['/boletins/novo', /Novo boletim/],
  ['/webhooks', /webhook/i],
  ['/chaves', /chave/i],
  ['/conta', /Sua conta/],
  ['/pessoas', /Pessoas/],
  ['/auditoria', /Auditoria/],
  ['/operacao', /Operação/],
]

/** Pages before signing in. */
const DOOR: [path: string, heading: RegExp][] = [
  ['/entrar', /Entrar/],
  ['/senha', /Nova senha/],
  ['/senha#x', /Escolha a nova senha/],
  ['/cadastro', /Criar uma conta/],
  ['/confirmacao#x', /Confirme seu e-mail/],
  ['/convite#x', /Link inválido ou já usado/],
]

/** Parts that open over a screen, and how. */
const OVER: [path: string, open: (page: Page) => Promise<void>][] = [
  ['/', async (page) => await page.getByRole('button', { name: 'Ajuda e atalhos' }).click()],
  ['/', async (page) => await page.getByRole('button', { name: 'Conta', exact: true }).click()],
  [
    '/',
    async (page) =>
      await page.getByRole('combobox', { name: /^O que procurar/ }).pressSequentially('lei 81'),
  ],
  ['/', async (page) => await page.getByRole('button', { name: 'Como escrever' }).click()],
  ['/', async (page) => await page.getByRole('button', { name: 'Exportar' }).click()],
  ['/', async (page) => await page.getByRole('button', { name: 'Lista' }).click()],
  ['/contratos', async (page) => await page.getByRole('button', { name: 'Colunas' }).click()],
  [
    '/contratos',
    async (page) => await page.getByRole('button', { name: /das linhas estão certas/ }).click(),
  ],
  ['/?termo=limpeza', async (page) => await page.keyboard.press('a')],
  [
    '/?termo=limpeza',
    async (page) => {
      await page.keyboard.press('a')
      await page.getByRole('button', { name: 'Prévia do e-mail' }).click()
    },
  ],
  [
    '/webhooks',
    async (page) => await page.getByRole('button', { name: 'Criar webhook' }).first().click(),
  ],
  [
    '/chaves',
    async (page) => await page.getByRole('button', { name: 'Criar chave' }).first().click(),
  ],
  ['/pessoas', async (page) => await page.getByRole('button', { name: 'Convidar' }).click()],
  [
    '/conta',
    async (page) => await page.getByRole('button', { name: 'Configurar um aplicativo' }).click(),
  ],
  [
    '/conta',
    async (page) => await page.getByRole('button', { name: 'Confirmar ou trocar' }).click(),
  ],
]

/** No violation in either scheme: the screen was loaded in the dark one, and is shown in the light one after it. */
async function expectNoViolationInEither(page: Page, where: string): Promise<void> {
  for (const scheme of SCHEMES) {
    await page.emulateMedia({ colorScheme: scheme })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme)
    await expectNoViolation(page, `${where}, ${scheme}`)
  }
}

test.use({ colorScheme: SCHEMES[0] })

test.describe('no violation of WCAG 2.2 AA', () => {
  for (const [path, heading] of SCREENS)
    test(path, async ({ member: page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
      await expectNoViolationInEither(page, path)
    })

  test('an unknown address', async ({ stranger: page }) => {
    await page.goto('/nao-existe')
    await expect(page.getByRole('heading', { name: 'Esta página não existe' })).toBeVisible()
    // A document without scripts: its colours follow at once.
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme })
      await expectNoViolation(page, `/nao-existe, ${colorScheme}`)
    }
    await page.getByRole('link', { name: 'Buscar no Diário Oficial' }).click()
    await expect(page.getByLabel('E-mail')).toBeVisible()
  })

  test('before signing in', async ({ stranger: page }) => {
    for (const [path, heading] of DOOR) {
      await page.emulateMedia({ colorScheme: SCHEMES[0] })
      await page.goto('about:blank')
      await page.goto(path)
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
      await expectNoViolationInEither(page, path)
    }
  })

  test('parts that open over a screen', async ({ member: page }) => {
    // A dozen screens, each examined whole.
    test.slow()
    for (const [path, open] of OVER) {
      await page.emulateMedia({ colorScheme: SCHEMES[0] })
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await open(page)
      await expect(
        page
          .locator('[role=dialog], [role=menu], [role=listbox]')
          .filter({ visible: true })
          .first(),
      ).toBeVisible()
      await expectNoViolationInEither(page, `${path}: ${open.toString()}`)
    }
  })
})
