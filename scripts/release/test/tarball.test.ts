import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { expect, onTestFinished, test } from 'vitest'
import { missingEdition } from '../../../web/test/service.ts'
import { ROOT, VERSION } from '../run.ts'
import { TARBALL, emptyFolder } from './_release.ts'
import { type Running, done, serve } from './_running.ts'
import { ACTS, type Arauto, expectPage, newKey, totalOf, writeEdition } from './_use.ts'

/** Only what every Debian has: neither Node nor npm. */
const BARE = '/usr/bin:/bin'

async function unpack() {
  const folder = emptyFolder()
  const env = { PATH: BARE }
  await done({ command: 'tar', args: ['-xzf', TARBALL], cwd: folder, env })
  const home = join(folder, `arauto-${VERSION}`)
  return {
    home,
    cwd: folder,
    command: 'arauto',
    env: { PATH: `${join(home, 'bin')}:${BARE}`, ARAUTO_PORT: '0' },
  }
}

test('the tarball: unpacked, on the path, used', async () => {
  const { home, ...installed } = await unpack()
  const arauto: Arauto = (...args) =>
    done({ ...installed, command: join(home, 'bin/arauto'), args })
  const service = await serve({ ...installed, command: join(home, 'bin/arauto'), args: ['servir'] })
  await expectPage(service)
  await expectInvitationOpens(service)
  expect(await arauto('ajuda')).toContain('Uso: arauto <comando>')
  const key = await newKey(arauto)
  await arauto('importar', writeEdition(installed.cwd))
  expect(await totalOf(service, key, '*')).toBe(ACTS)
  expect(await service.stop()).toBe(0)
  const path = { command: 'sh', args: ['-c', 'arauto --versao'] }
  expect(await done({ ...installed, ...path })).toContain(VERSION)
  expect(existsSync(join(home, 'THIRD-PARTY-NOTICES.txt'))).toBe(true)
})

/** The stories that follow a mail to the page and print acts; those of the newcomer where there are no real editions. */
const STORIES =
  missingEdition === undefined
    ? ['mail', 'paper', '--grep', 'leads to the act|every word of an act']
    : ['newcomer']

test('its page in a browser: acts are printed, a mail arrives, and its links lead on', async () => {
  const { home } = await unpack()
  const playwright = join(ROOT, 'node_modules/@playwright/test/cli.js')
  const printed = await done({
    command: process.execPath,
    args: [playwright, 'test', '--config', 'web', '--output', emptyFolder(), ...STORIES],
    cwd: ROOT,
    // oxlint-disable-next-line no-restricted-properties
    env: { ...process.env, INSTALLED: home },
  })
  expect(printed).toMatch(/\d+ passed/)
})

test('without its page it says so once, invites nobody, and says what to do', async () => {
  const { home, ...installed } = await unpack()
  rmSync(join(home, 'web/dist'), { recursive: true })
  const service = await serve({ ...installed, command: join(home, 'bin/arauto'), args: ['servir'] })
  for (const path of ['/', '/convite']) {
    const answer = await fetch(`${service.url}${path}`)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('npm run page:build')
  }
  expect((await fetch(`${service.url}/api/v1/secoes`)).status).toBe(401)
  expect(await service.stop()).toBe(0)
  expect(service.said()).not.toContain('/convite#')
  expect(service.said().split('A página não foi construída')).toHaveLength(2)
})

/** The first person's link opens in a browser without errors or warnings. */
async function expectInvitationOpens(service: Running): Promise<void> {
  const link = /http:\/\/\S+\/convite#\S+/.exec(service.said())?.[0]
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox'],
  })
  onTestFinished(() => browser.close())
  const page = await browser.newPage({ locale: 'pt-BR' })
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', ({ message }) => complaints.push(message))
  await page.goto(String(link))
  await page.getByRole('textbox', { name: /nome/i }).first().waitFor()
  expect(await page.getByRole('heading').first().textContent()).not.toBe('')
  expect(complaints).toEqual([])
}
