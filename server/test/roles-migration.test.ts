import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'

const FOLDER = join(import.meta.dirname, '../src/store/migrations')

test('two roles become four: each account keeps a manager, and nobody becomes administrator', () => {
  using db = new DatabaseSync(':memory:')
  db.exec('PRAGMA foreign_keys = ON')
  const files = readdirSync(FOLDER).sort()
  const step = files.findIndex((name) => name.endsWith('-roles.sql'))
  const run = (name: string) => db.exec(readFileSync(join(FOLDER, name), 'utf8'))
  for (const name of files.slice(0, step)) run(name)

  const account = db.prepare(
    'INSERT INTO accounts (id, nome, email, criado_em) VALUES (?, ?, ?, ?)',
  )
  for (const id of ['run', 'two', 'none']) account.run(id, id, `${id}@x`, '2026-01-01')
  const person = db.prepare(
    'INSERT INTO people (id, conta_id, nome, email, papel, criado_em, senha) VALUES (?, ?, ?, ?, ?, ?, ?)',
  )
  for (const [id, conta, papel] of [
    ['p1', 'run', 'membro'],
    ['p2', 'run', 'administrador'],
    ['p3', 'two', 'membro'],
    ['p4', 'two', 'membro'],
  ] as const)
    person.run(id, conta, id, `${id}@x`, papel, '2026-01-01', 'x')
  db.exec(`INSERT INTO sessions (id, pessoa_id, token_hash, criado_em, expira_em)
           VALUES ('s', 'p3', x'00', '2026-01-01', '2026-01-02')`)
  const invitation = db.prepare(
    'INSERT INTO invitations (id, conta_id, papel, inicial, criado_em, expira_em, token_hash) VALUES (?, ?, ?, 0, ?, ?, ?)',
  )
  for (const [id, conta, papel] of [
    ['i1', 'run', 'administrador'],
    ['i2', 'two', 'membro'],
    ['i3', 'none', 'membro'],
    ['i4', null, 'membro'],
  ] as const)
    invitation.run(id, conta, papel, '2026-01-01', '2026-01-02', Buffer.from(id))

  run(files[step]!)
  const roles = (table: string) =>
    db
      .prepare(`SELECT id, papel FROM ${table} ORDER BY id`)
      .all()
      .map(({ id, papel }) => `${String(id)} ${String(papel)}`)
  expect(roles('people')).toEqual(['p1 editor', 'p2 administrador', 'p3 gestor', 'p4 editor'])
  expect(roles('invitations')).toEqual(['i1 administrador', 'i2 editor', 'i3 gestor', 'i4 gestor'])
  expect(db.prepare('SELECT count(*) AS left FROM sessions').get()).toEqual({ left: 1 })
  expect(() => db.exec(`UPDATE people SET papel = 'membro'`)).toThrow(/CHECK/)
})
