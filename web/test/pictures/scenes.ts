import type { Page } from '@playwright/test'
import { endSession } from '../ask.ts'
import type { Filled } from './fill.ts'

/** A screen in a state: its address, and the actions before the picture. */
export interface Scene {
  name: string
  path: string
  act?(page: Page): Promise<void>
  /** Undoes the effects of `act` for the next scene. */
  end?(page: Page): Promise<void>
}

const SOUGHT = '/?termo=%22preg%C3%A3o+eletr%C3%B4nico%22+limpeza'
const LONGEST = 600

export interface Known extends Filled {
  /** The act with the longest title. */
  longest: string
}

/** Screens when all is well, and what opens above them. */
export function screens({ webhook, broken, longest }: Known): Scene[] {
  return [
    { name: 'busca', path: SOUGHT },
    { name: 'busca-filtrada', path: `${SOUGHT}&secao=3&data_inicio=2023-05-01&literal=true` },
    { name: 'zero', path: '/?termo=limpesa' },
    { name: 'ato', path: SOUGHT, act: openFirst },
    { name: 'ato-retificado', path: '/publicacao/pub_NJSHN184EJ5Y3Q5P' },
    { name: 'ato-titulo-longo', path: `/publicacao/${longest}` },
    { name: 'titulo-de-600-letras', path: '/?termo=limpeza', act: lengthen, end: unroute },
    { name: 'ato-de-600-letras', path: `/publicacao/${longest}`, act: lengthen, end: unroute },
    { name: 'acompanhar', path: SOUGHT, act: follow },
    { name: 'acompanhar-filtros', path: SOUGHT, act: followFiltered },
    { name: 'exportar', path: SOUGHT, act: (page) => press(page, 'e') },
    { name: 'citacoes', path: '/citacoes', act: paste },
    { name: 'orgao', path: '/orgao?orgao=Ministério+da+Educação' },
    { name: 'norma', path: '/norma?norma=Portaria+94/2019' },
    { name: 'edicoes', path: '/edicoes?ano=2023' },
    { name: 'edicoes-nunca-pedida', path: '/edicoes?ano=2023&dia=2023-03-24' },
    { name: 'alertas', path: '/alertas' },
    { name: 'alerta-editar', path: '/alertas', act: editAlert },
    { name: 'webhooks', path: '/webhooks' },
    { name: 'webhook', path: `/webhooks/${webhook}` },
    { name: 'webhook-falha', path: `/webhooks/${broken}` },
    { name: 'entrega', path: `/webhooks/${broken}`, act: openDelivery },
    { name: 'webhook-criar', path: '/webhooks', act: (page) => click(page, 'Criar webhook') },
    { name: 'chaves', path: '/chaves' },
    { name: 'chave-criar', path: '/chaves', act: (page) => click(page, 'Criar chave') },
    { name: 'conta', path: '/conta' },
    { name: 'pessoas', path: '/pessoas' },
    { name: 'pessoa-convidar', path: '/pessoas', act: (page) => click(page, 'Convidar') },
    { name: 'operacao', path: '/operacao' },
    { name: 'auditoria', path: '/auditoria' },
    { name: 'nao-existe', path: '/nao-existe' },
    { name: 'guia', path: '/guia' },
    { name: 'referencia', path: '/referencia' },
    { name: 'referencia-consulta', path: '/referencia/consulta' },
  ]
}

/** States after something has gone away; the first screen is open by then. */
export const LOST: Scene[] = [
  {
    name: 'offline',
    path: SOUGHT,
    act: (page) => page.context().setOffline(true),
    end: (page) => page.context().setOffline(false),
  },
  {
    name: 'offline-sem-dados',
    path: SOUGHT,
    async act(page) {
      await page.context().setOffline(true)
      await page.getByRole('navigation').getByRole('link', { name: 'Alertas' }).first().click()
      await page.getByText('Esta tela não carregou').waitFor()
    },
    // Back on the network, the screen is loaded again.
    async end(page) {
      await page.context().setOffline(false)
      await page.getByRole('heading', { name: 'Alertas' }).waitFor()
    },
  },
  {
    name: 'arquivo-ausente',
    path: SOUGHT,
    async act(page) {
      await page.route(/assets\/EditionsPage/, (route) => route.fulfill({ status: 404 }))
      await page.getByRole('navigation').getByRole('link', { name: 'Edições' }).first().click()
      // While it still looks for the cause, it may reload.
      await page.getByText('um arquivo desta tela não chegou').waitFor()
    },
    end: unroute,
  },
  {
    name: 'busca-que-falha',
    path: '/edicoes',
    async act(page) {
      await page.route(/api\/v1\/buscar/, (route) => route.abort())
      await page.goto(new URL(SOUGHT, page.url()).href)
      await page.getByRole('alert').first().waitFor()
    },
    end: unroute,
  },
  {
    name: 'sessao-terminada',
    path: '/chaves',
    async act(page) {
      await click(page, 'Criar chave')
      await page.getByRole('dialog').getByLabel('Nome').fill('ERP, produção')
      await endSession(page)
      await page.getByRole('dialog').locator('button[type=submit]').click()
      await page.getByRole('dialog', { name: 'Sua sessão terminou' }).waitFor()
    },
  },
]

/** Screens of an empty installation. */
export const EMPTY: Scene[] = [
  ['busca', '/'],
  ['citacoes', '/citacoes'],
  ['edicoes', '/edicoes'],
  ['alertas', '/alertas'],
  ['caderno', '/caderno?data=2023-05-12'],
  ['caderno-falta', '/caderno?data=2023-05-15'],
  ['caderno-guardados', '/caderno?ver=guardados'],
  ['pastas', '/pastas'],
  ['boletins', '/boletins'],
  ['boletim-criar', '/boletins/novo'],
  ['webhooks', '/webhooks'],
  ['chaves', '/chaves'],
  ['operacao', '/operacao'],
].map(([name, path = '/']) => ({ name: `vazio-${name}`, path }))

/** Screens before signing in. */
export const DOORS: Scene[] = ['entrar', 'cadastro', 'senha', 'convite', 'confirmacao'].map(
  (name) => ({ name, path: `/${name}` }),
)

async function openFirst(page: Page): Promise<void> {
  await page.getByRole('article').first().getByRole('link').click()
  await page.waitForURL(/publicacao/)
  await page.getByRole('article').getByRole('heading', { level: 1 }).waitFor()
}

/** No title of the editions has the maximum length: the service's answers get one. */
async function lengthen(page: Page): Promise<void> {
  const title = 'PORTARIA CONJUNTA INTERMINISTERIAL Nº 1.234/2023, '
    .repeat(LONGEST)
    .slice(0, LONGEST)
  await page.route(/api\/v1\/(buscar|publicacao\/pub_\w+$)/, async (route) => {
    const answer = await route.fetch()
    const text = (await answer.text()).replace(/"titulo":"(?:[^"\\]|\\.)*"/, `"titulo":"${title}"`)
    await route.fulfill({ response: answer, body: text })
  })
  await page.reload()
  await page.getByRole('article').first().waitFor()
}

async function unroute(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'wait' })
}

/** Citations with every verdict but a revocation. */
async function paste(page: Page): Promise<void> {
  await page
    .getByLabel('Texto a conferir')
    .fill(
      'Vista a Portaria MTE nº 674, de 17 de março de 2023, e a Portaria nº 140, de 17 de março de 2023;\n' +
        'a Portaria nº 9.999, de 17 de março de 2023, publicada no DOU de 20/3/2023, Seção 2;\n' +
        'a Instrução Normativa nº 5, de 26 de maio de 2017, e o DOU de 20/3/2023, Seção 2, p. 90.',
    )
  await page.getByText('citações em').waitFor()
  await page.getByRole('button', { name: /Portaria 674/ }).click()
}

async function press(page: Page, key: string): Promise<void> {
  await page.getByRole('article').first().waitFor()
  await page.keyboard.press(key)
  await page.getByRole('dialog').waitFor()
}

async function click(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).first().click()
  await page.getByRole('dialog').waitFor()
}

async function follow(page: Page): Promise<void> {
  await press(page, 'a')
  await page.getByRole('dialog').getByText('por dia com edição').waitFor()
}

async function followFiltered(page: Page): Promise<void> {
  await follow(page)
  await page.getByRole('dialog').locator('summary').first().click()
}

async function editAlert(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Ações/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Editar' }).click()
  await page.getByRole('dialog').waitFor()
}

async function openDelivery(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /ato|portaria|edição/i })
    .last()
    .click()
  await page.getByText('Enviamos').waitFor()
}
