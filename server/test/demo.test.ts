import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { startCli, temporaryFolder } from './_cli.ts'

/** The demonstration prints links to the page only if there is one. */
const isBuilt = existsSync(join(import.meta.dirname, '../../web/dist/index.html'))
if (!isBuilt)
  process.stdout.write(
    'NOT TESTED: the demonstration, the page is not built (npm run page:build)\n',
  )

const TYPES = ['publicacao.nova', 'edicao.publicada', 'alerta.match']

/** Runs the demonstration until it has shown its deliveries. */
async function demonstrate(folder: string) {
  const demo = startCli(folder, ['demo'], { ARAUTO_PORT: '0' })
  const pushed: string[] = []
  for await (const line of createInterface(demo.process.stdout!)) {
    if (line.includes('assinatura')) pushed.push(line)
    if (TYPES.every((tipo) => pushed.some((text) => text.includes(tipo)))) break
  }
  demo.process.kill('SIGINT')
  const ended = await demo.ended
  return { ...ended, pushed: pushed.join('\n') }
}

test.runIf(isBuilt)(
  'the demonstration serves, and pushes an edition to a receiver that verifies it',
  async () => {
    const folder = temporaryFolder()
    const { code, stdout, stderr, pushed } = await demonstrate(folder)
    expect(stdout).toContain('X-API-Key: ar_')
    expect(pushed).toMatch(/✔ assinatura confere {2}publicacao\.nova .*\(AMOSTRA\) \[/)
    expect(stdout).not.toContain('NÃO CONFERE')
    expect(stderr).toBe('')
    expect(code).toBe(0)

    // Until somebody has used the link, each start prints it, within the hour the same; earlier data stays.
    const again = await demonstrate(folder)
    const links = [stdout, again.stdout].map((text) => /\/convite#([\w-]{43})\n/.exec(text)?.[1])
    expect(new Set(links).size).toBe(1)
    expect(links).not.toContain(undefined)
    expect(again.stdout).not.toContain('NÃO CONFERE')
    expect(stdout).not.toContain('Para começar do zero')
    expect(again.stdout).toContain(`Esta pasta já tinha uma demonstração: ${folder}\n`)
    expect(again.stdout).toContain('Para começar do zero')
    expect(again.stdout).not.toContain('Para entrar:')
    const archive = new DatabaseSync(join(folder, 'arauto.db'))
    const counts = `SELECT (SELECT count(*) FROM accounts) AS accounts,
                         (SELECT count(*) FROM webhooks) AS webhooks`
    expect(archive.prepare(counts).get()).toEqual({ accounts: 1, webhooks: 1 })

    // Once somebody has an account, there is no link; the demonstration says how to sign in.
    archive.exec(
      `INSERT INTO people (id, conta_id, nome, email, papel, criado_em, senha)
     SELECT 'pes_ana', id, 'Ana', 'ana@exemplo.com.br', 'administrador', criado_em, 'x' FROM accounts`,
    )
    archive.close()
    const third = await demonstrate(folder)
    expect(third.stdout).not.toContain('/convite#')
    expect(third.stdout).toMatch(/Para entrar: http:\/\/127\.0\.0\.1:\d+\/entrar, com o e-mail/)
  },
)
