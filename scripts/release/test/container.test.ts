import { chownSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildImage } from './_containerfile.ts'
import { inRoot } from './_root.ts'
import { done, serve } from './_running.ts'
import { ACTS, type Arauto, expectPage, newKey, totalOf, writeEdition } from './_use.ts'

/** Services of other tests may use the image's own port. */
const ANY_PORT = { ARAUTO_PORT: '0' }

test('the container: its steps, then the image as an engine runs it', async () => {
  const image = await buildImage('deploy/container/Containerfile')
  const { root, user, cwd, entrypoint, command, healthcheck } = image
  const env = { ...image.env, ...ANY_PORT }
  const confined = { user, writable: '/dados' }
  const service = await serve(
    inRoot({ root, cwd, env, args: [...entrypoint, ...command], confined }),
  )
  const url = service.url.replace('0.0.0.0', '127.0.0.1')
  const running = { ...service, url }
  await expectPage(running)
  const asked = { ...env, ARAUTO_PORT: new URL(url).port }
  await done(inRoot({ root, cwd, env: asked, args: healthcheck, confined }))

  const arauto: Arauto = (...args) =>
    done(inRoot({ root, cwd, env, args: ['arauto', ...args], confined }))
  expect(await arauto('ajuda')).toContain('Uso: arauto <comando>')
  const key = await newKey(arauto)
  const edition = writeEdition(join(root, 'dados'))
  chownSync(edition, 10_001, 10_001)
  await arauto('importar', edition.slice(root.length))
  expect(await totalOf(running, key, '*')).toBe(ACTS)
  expect(await service.stop()).toBe(0)
})
