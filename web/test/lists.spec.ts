import { ask } from './ask.ts'
import { expect, test } from './story.ts'

const file = (name: string, text: string) => ({
  name,
  mimeType: 'text/plain',
  // As Excel saves it in Brazil.
  buffer: Buffer.from(text, 'latin1'),
})

test('the file of a department becomes a list, its broken lines are named, and an alert has it', async ({
  visitor: page,
}) => {
  await page.getByRole('link', { name: 'Alertas' }).first().click()
  await page.getByRole('link', { name: 'Listas de termos' }).click()
  await page.getByRole('button', { name: 'Nova lista' }).click()
  const form = page.getByRole('dialog', { name: 'Nova lista' })
  await form.getByLabel('Nome', { exact: false }).first().fill('Assuntos da casa')
  await expect(form.getByLabel('Chave', { exact: false })).toHaveValue('assuntos-da-casa')
  const sent = 'resolução\n"licitação\ncomissão\n('
  await form.locator('input[type=file]').setInputFiles(file('termos.txt', sent))
  await form.getByRole('button', { name: 'Enviar' }).click()
  await expect(form.getByText('Lista salva: 2 novos, 0 removidos, 0 iguais.')).toBeVisible()
  await expect(form.getByText('2 linhas ficaram de fora')).toBeVisible()
  await expect(form.getByRole('row', { name: /^2 "licitação / })).toBeVisible()
  await expect(form.getByRole('row', { name: /^4 \( / })).toBeVisible()
  await form.getByRole('button', { name: 'Fechar' }).last().click()

  const row = page.getByRole('listitem').filter({ hasText: 'Assuntos da casa' })
  await expect(row.getByText('2 termos')).toBeVisible()
  await row.getByRole('button', { name: /^Ações de/ }).click()
  await page.getByRole('menuitem', { name: 'Enviar o arquivo de novo' }).click()
  const again = page.getByRole('dialog', { name: /de novo$/ })
  await again.locator('input[type=file]').setInputFiles(file('termos.txt', sent))
  await again.getByRole('button', { name: 'Enviar' }).click()
  await expect(again.getByText('Nada mudou: a lista já era esta.')).toBeVisible()
  await again.getByRole('button', { name: 'Fechar' }).last().click()

  await page.goto('/?termo=resolução')
  await page.getByRole('button', { name: 'Acompanhar esta busca' }).click()
  const dialog = page.getByRole('dialog', { name: /^Acompanhar esta busca/ })
  await dialog.getByRole('combobox', { name: 'Listas' }).press('ArrowDown')
  await page.getByRole('option', { name: 'Assuntos da casa (2)' }).click()
  await dialog.getByLabel('Nome').fill('Da lista')
  await dialog.getByRole('button', { name: 'Prévia do e-mail' }).click()
  await expect(dialog.getByText('Consulta: resolução, com um de 2 termos')).toBeVisible()
  await dialog.getByRole('button', { name: 'Voltar ao alerta' }).click()
  await dialog.getByRole('button', { name: 'Criar alerta' }).click()
  await expect(dialog.getByText('Alerta criado.')).toBeVisible()
  const alerts = await ask(page, 'GET', '/alertas')
  const alert = alerts.find((one: { nome: string }) => one.nome === 'Da lista')
  expect(alert.listas).toHaveLength(1)

  await page.goto('/alertas')
  const followed = page.getByRole('listitem').filter({ hasText: 'Da lista' }).first()
  await expect(followed.getByText('lista Assuntos da casa')).toBeVisible()
  await page.goto('/listas')
  await expect(row.getByText('Em: Da lista')).toBeVisible()
  await row.getByRole('button', { name: /^Ações de/ }).click()
  await page.getByRole('menuitem', { name: 'Excluir' }).click()
  const confirm = page.getByRole('dialog', { name: 'Excluir esta lista?' })
  await confirm.getByRole('button', { name: 'Excluir' }).click()
  await expect(confirm.getByText(/Há alertas que têm esta lista: Da lista/)).toBeVisible()
})

test('a column of a CSV, and what is wrong with its name', async ({ visitor: page }) => {
  await page.goto('/listas')
  await page.getByRole('button', { name: 'Nova lista' }).click()
  const form = page.getByRole('dialog', { name: 'Nova lista' })
  await form.getByLabel('Nome', { exact: false }).first().fill('Servidores')
  const csv = 'matrícula;nome\n1;João da Silva\n2;Maria de Souza'
  await form.locator('input[type=file]').setInputFiles(file('servidores.csv', csv))
  await expect(
    form.getByText('A primeira linha é “matrícula;nome”', { exact: false }),
  ).toBeVisible()
  await form.getByLabel('Coluna do CSV').fill('cpf')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Enviar' }).click()
  await expect(form.getByText('As colunas são: matrícula, nome.', { exact: false })).toBeVisible()
  await form.getByLabel('Coluna do CSV').fill('nome')
  await form.getByRole('button', { name: 'Enviar' }).click()
  await expect(form.getByText('Lista salva: 2 novos', { exact: false })).toBeVisible()
  const lists = await ask(page, 'GET', '/listas')
  const list = lists.find((one: { chave: string }) => one.chave === 'servidores')
  const { itens } = await ask(page, 'GET', `/listas/${list.id}`)
  expect(itens.map(({ termo }: { termo: string }) => termo)).toEqual([
    '"João da Silva"',
    '"Maria de Souza"',
  ])
  await form.getByRole('button', { name: 'Fechar' }).last().click()

  // Another new list with its key would take its place.
  await page.getByRole('button', { name: 'Nova lista' }).click()
  await form.getByLabel('Nome', { exact: false }).first().fill('Servidores!')
  await expect(form.getByText('Já é a chave de “Servidores”', { exact: false })).toBeVisible()
  await form.getByRole('button', { name: 'Enviar' }).click()
  await expect(form.getByText('Escolha um arquivo.')).toBeVisible()
  await form.getByRole('button', { name: 'Cancelar' }).click()

  // The file is read again as it was.
  await page.getByRole('button', { name: 'Ações de Servidores' }).click()
  await page.getByRole('menuitem', { name: 'Enviar o arquivo de novo' }).click()
  const again = page.getByRole('dialog', { name: /de novo$/ })
  await again.locator('input[type=file]').setInputFiles(file('servidores.csv', csv))
  await expect(again.getByLabel('Coluna do CSV')).toHaveValue('nome')
  await again.getByRole('button', { name: 'Enviar' }).click()
  await expect(again.getByText('Nada mudou: a lista já era esta.')).toBeVisible()
})
