import type { Page } from '@playwright/test'
import { ask } from './ask.ts'
import { expect, test } from './story.ts'
import { expectNoViolation } from './wcag.ts'

/** Nothing violates WCAG or is cut, at both widths and in both colour schemes. */
async function expectGood(page: Page, where: string): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectNoViolation(page, `${where} at ${width}, ${colorScheme}`)
    }
    const cut = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(cut, `${where} at ${width}`).toBe(0)
  }
  await page.emulateMedia({ colorScheme: 'light' })
}

async function noFolders(page: Page): Promise<void> {
  for (const { id } of await ask(page, 'GET', '/pastas')) await ask(page, 'DELETE', `/pastas/${id}`)
}

test('whoever has no folder is told what one is for, and makes the first', async ({
  visitor: page,
}) => {
  test.slow()
  await noFolders(page)
  await page.getByRole('link', { name: 'Caderno' }).first().click()
  await page.goto('/pastas')
  await expect(page.getByRole('heading', { name: 'Nenhuma pasta ainda' })).toBeVisible()
  await expectGood(page, 'no folder')
  await page.getByRole('button', { name: 'Nova pasta' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nova pasta' })
  await dialog.getByLabel('Nome').fill('Limpeza')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('link', { name: 'Limpeza' }).click()
  await expect(page.getByRole('heading', { name: 'Esta pasta está vazia' })).toBeVisible()
  await page.getByRole('button', { name: 'Ações de Limpeza' }).click()
  await page.getByRole('menuitem', { name: 'Excluir' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click()
  await expect(page.getByRole('heading', { name: 'Nenhuma pasta ainda' })).toBeVisible()
})

test('an act is put into a folder, annotated there by keys, found, exported and taken out', async ({
  visitor: page,
}) => {
  test.slow()
  await noFolders(page)
  await page.goto('/publicacao/pub_NJSHN184EJ5Y3Q5P')
  await page.getByRole('button', { name: 'Guardar em pasta' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Guardar em pasta' })
  await dialog.getByLabel('Nova pasta').fill('Normas do trabalho')
  await dialog.getByRole('button', { name: 'Criar e guardar' }).click()
  await expect(dialog.getByText('Guardado', { exact: true }).first()).toBeVisible()
  await expectNoViolation(page, 'the dialog')
  await dialog.getByRole('link', { name: 'Normas do trabalho' }).click()

  const act = page.getByRole('article').filter({ hasText: 'PORTARIA MTE' })
  await expect(act.getByText('Sem prazo')).toBeVisible()
  await act.getByRole('button', { name: /^Editar/ }).focus()
  await page.keyboard.press('Enter')
  const form = page.getByRole('form', { name: /^Editar: PORTARIA MTE/ })
  await expect(form.getByLabel('Nota')).toBeFocused()
  await page.keyboard.type('Avisar a chefia.')
  await form.getByLabel('Etiquetas').fill('urgente, chefia')
  await page.keyboard.press('Tab')
  await form.getByLabel('Responsável').selectOption({ index: 1 })
  await form.getByLabel('Prazo').fill('31/31/2020')
  await page.keyboard.press('Control+Enter')
  await expect(form.getByText(/^Escreva o dia/)).toBeVisible()
  await form.getByLabel('Prazo').fill('5 mai 2023')
  await expectGood(page, 'the form')
  await form.getByLabel('Prazo').focus()
  await page.keyboard.press('Control+Enter')
  await expect(form).toBeHidden()
  await expect(act.getByRole('button', { name: /^Editar/ })).toBeFocused()
  await expect(act.getByText('vencido', { exact: true })).toBeVisible()
  await expect(act.getByText('Avisar a chefia.')).toBeVisible()
  await expect(act.getByRole('list', { name: 'Etiquetas' })).toHaveText('urgentechefia')
  await expectGood(page, 'a folder')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar' }).click()
  await page.getByRole('menuitem', { name: /^Excel/ }).click()
  expect((await download).suggestedFilename()).toBe('normas-do-trabalho.xlsx')

  await act.getByRole('checkbox', { name: /^Concluído/ }).check()
  await expect(act.getByText('vencido', { exact: true })).toBeHidden()
  await page.getByLabel('Andamento').selectOption('Abertos')
  await expect(page.getByText('Nenhum ato da pasta é assim')).toBeVisible()
  await expect(page).toHaveURL(/andamento=aberto/)
  await page.getByLabel('Andamento').selectOption('Todos')

  await act.getByRole('button', { name: /^Editar/ }).click()
  await form.getByRole('button', { name: 'Retirar da pasta' }).click()
  await page
    .getByRole('dialog', { name: 'Retirar da pasta' })
    .getByRole('button', { name: 'Retirar da pasta' })
    .click()
  await expect(page.getByRole('heading', { name: 'Esta pasta está vazia' })).toBeVisible()
})

test('an act that somebody else has changed since is shown before it leaves its folder', async ({
  visitor: page,
}) => {
  await noFolders(page)
  const folder = await ask(page, 'POST', '/pastas', { nome: 'De duas pessoas' })
  const path = `/pastas/${folder.id}/atos/pub_NJSHN184EJ5Y3Q5P`
  await ask(page, 'PUT', path, {})
  await page.goto(`/pastas/${folder.id}`)
  await page.getByRole('button', { name: /^Editar/ }).click()
  await page.getByRole('button', { name: 'Retirar da pasta' }).click()
  await ask(page, 'PATCH', path, { nota: 'Falta ler o anexo.' })
  const dialog = page.getByRole('dialog', { name: 'Retirar da pasta' })
  await dialog.getByRole('button', { name: 'Retirar da pasta' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('ele continua na pasta')).toBeVisible()
  await expect(page.getByLabel('Nota', { exact: true })).toHaveValue('Falta ler o anexo.')
  await page.getByRole('button', { name: 'Retirar da pasta' }).click()
  await dialog.getByRole('button', { name: 'Retirar da pasta' }).click()
  await expect(page.getByRole('heading', { name: 'Esta pasta está vazia' })).toBeVisible()
})

test('rows of the daybook lead to folders, too', async ({ visitor: page }) => {
  await noFolders(page)
  await ask(page, 'POST', '/pastas', { nome: 'Do caderno' })
  await ask(page, 'PATCH', '/caderno/atos', {
    publicacoes: ['pub_NJSHN184EJ5Y3Q5P'],
    guardado: true,
  })
  await page.goto('/caderno?ver=guardados')
  await page.getByRole('button', { name: /^Guardar em pasta: PORTARIA MTE/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Guardar em pasta' })
  await dialog.getByRole('button', { name: 'Guardar: Do caderno' }).click()
  await expect(dialog.getByText('Guardado', { exact: true }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expectGood(page, 'saved acts')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('link', { name: 'Pastas' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Do caderno' })).toContainText(
    '1 ato · 1 aberto',
  )
  await ask(page, 'PATCH', '/caderno/atos', {
    publicacoes: ['pub_NJSHN184EJ5Y3Q5P'],
    guardado: false,
  })
})

test('two people who write of one act at once lose nothing, and see both texts', async ({
  visitor: page,
}) => {
  test.slow()
  await noFolders(page)
  const { id: folder } = await ask(page, 'POST', '/pastas', { nome: 'A quatro mãos' })
  const act = `/pastas/${folder}/atos/pub_NJSHN184EJ5Y3Q5P`
  await ask(page, 'PUT', act, { nota: 'Ver o anexo.' })
  await page.goto(`/pastas/${folder}`)
  const edit = page.getByRole('button', { name: /^Editar: PORTARIA MTE/ })
  await edit.click()
  const form = page.getByRole('form', { name: /^Editar: PORTARIA MTE/ })
  const note = form.getByRole('textbox', { name: 'Nota' })
  await note.fill('Avisar a chefia.')

  // Another field: both stay.
  await ask(page, 'PATCH', act, { etiquetas: ['urgente'] })
  await form.getByRole('button', { name: 'Salvar' }).click()
  await expect(form).toBeHidden()
  const kept = await ask(page, 'GET', act)
  expect([kept.nota, kept.etiquetas]).toEqual(['Avisar a chefia.', ['urgente']])

  // The same field: nothing is written before somebody has seen both.
  await edit.click()
  await note.fill('Arquivar.')
  await ask(page, 'PATCH', act, { nota: 'Responder até sexta.', prazo: '2023-05-12' })
  await form.getByRole('button', { name: 'Salvar' }).click()
  const notice = form.getByRole('alert')
  await expect(notice).toContainText('Responder até sexta.')
  await expect(note).toHaveValue('Arquivar.')
  await expect(form.getByRole('textbox', { name: 'Prazo' })).toHaveValue('12 mai 2023')
  expect((await ask(page, 'GET', act)).nota).toBe('Responder até sexta.')
  await expectGood(page, 'two texts')
  await notice.getByRole('button', { name: 'Usar este: Nota' }).click()
  await expect(note).toHaveValue('Responder até sexta.')
  await note.fill('Responder até sexta. Arquivar.')
  await form.getByRole('button', { name: 'Salvar' }).click()
  await expect(form).toBeHidden()
  const last = await ask(page, 'GET', act)
  expect([last.nota, last.prazo]).toEqual(['Responder até sexta. Arquivar.', '2023-05-12'])

  await page.getByRole('button', { name: 'Ações de A quatro mãos' }).click()
  await page.getByRole('menuitem', { name: 'Mudar o nome' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mudar o nome' })
  await dialog.getByLabel('Nome').fill('A seis mãos')
  await ask(page, 'PATCH', `/pastas/${folder}`, { nome: 'A oito mãos' })
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(dialog.getByText(/Outra pessoa mudou o nome para “A oito mãos”/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'A seis mãos' })).toBeVisible()
})
