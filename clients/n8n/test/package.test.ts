import { expect, test } from 'vitest'
import { installPackage } from './package.ts'

test('the package has what n8n loads, and nothing else', () => {
  using installed = installPackage()
  const icons = ['dist/icons/arauto.dark.svg', 'dist/icons/arauto.svg']
  const loaded = ['Arauto', 'ArautoPollingTrigger', 'ArautoTrigger'].flatMap((name) =>
    ['js', 'json'].map((kind) => `dist/nodes/${name}/${name}.node.${kind}`),
  )
  expect(installed.files.toSorted()).toEqual([
    'CHANGELOG.md',
    'LICENSE',
    'README.en.md',
    'README.md',
    'dist/credentials/ArautoApi.credentials.js',
    ...icons,
    ...loaded,
    'package.json',
  ])
})
