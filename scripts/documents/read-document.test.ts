import { expect, test } from 'vitest'
import { readDocument } from './read-document.ts'
import { splitCommands } from './split-commands.ts'

const PAGE = `# A page

<!-- not run: needs a wheel -->
\`\`\`sh
turn
\`\`\`

Save this as \`first.py\`:

\`\`\`python
print(1)
\`\`\`

<!-- outro terminal, pasta vazia -->
\`\`\`
cd here
\`\`\`
`

test('blocks come with the text before them', () => {
  const read = readDocument(PAGE)
  expect(read.map(({ line, language, text }) => [line, language, text])).toEqual([
    [5, 'sh', 'turn'],
    [11, 'python', 'print(1)'],
    [16, '', 'cd here'],
  ])
  expect(read.map(({ file }) => file)).toEqual([null, 'first.py', null])
  expect(read.map(({ notRun }) => notRun)).toEqual(['needs a wheel', null, null])
  const terminals = read.map(({ terminal }) => terminal)
  expect(terminals).toEqual(['the same', 'the same', 'in an empty folder'])
})

test('an unclosed fence is reported', () => {
  expect(() => readDocument('```sh\nls')).toThrow('line 1')
})

test('commands end where a shell ends them', () => {
  const text = `# a comment
one   # beside it
curl -d '{"a":
  1}' \\
  http://x

cat <<END
two
END
three && four`
  expect(splitCommands(text, 10)).toEqual([
    { line: 11, text: 'one   # beside it\n' },
    { line: 12, text: `curl -d '{"a":\n  1}' \\\n  http://x\n` },
    { line: 16, text: 'cat <<END\ntwo\nEND\n' },
    { line: 19, text: 'three && four\n' },
  ])
})

test('an unfinished command is reported', () => {
  expect(() => splitCommands("echo 'a", 3)).toThrow('line 3')
})
