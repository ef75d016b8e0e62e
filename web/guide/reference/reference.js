/* What the reference can be read without: a filter, buttons that copy, and the address of this installation. */
const COUNTS = ['Nenhuma operação', '1 operação']

document.addEventListener('DOMContentLoaded', () => {
  for (const element of document.querySelectorAll('[data-base], pre.curl code'))
    element.textContent = element.textContent.replaceAll(
      'https://arauto.exemplo.com.br',
      location.origin,
    )
  for (const block of document.querySelectorAll('.block')) addCopy(block)
  for (const list of document.querySelectorAll('.beside, .above nav, .index')) addFilter(list)
  document.addEventListener('keydown', focusFilter)
})

function addCopy(block) {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Copiar'
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(block.querySelector('code').textContent)
    button.textContent = 'Copiado'
    setTimeout(() => (button.textContent = 'Copiar'), 2000)
  })
  block.querySelector('figcaption').append(button)
}

function addFilter(list) {
  const filter = document.createElement('div')
  filter.className = 'filter'
  const input = document.createElement('input')
  Object.assign(input, { type: 'search', placeholder: 'Filtrar operações' })
  input.setAttribute('aria-label', 'Filtrar operações por nome, endereço ou parâmetro')
  const found = document.createElement('p')
  found.setAttribute('role', 'status')
  input.addEventListener('input', () => show(input.value))
  filter.append(input, found)
  list.prepend(filter)
}

/** Lists in the whole page what has all the words. */
function show(typed) {
  const words = folded(typed).split(/\s+/).filter(Boolean)
  document.documentElement.toggleAttribute('data-filtering', words.length > 0)
  const matches = new Set()
  for (const item of document.querySelectorAll('[data-find]')) {
    const text = folded(item.dataset.find)
    item.hidden = !words.every((word) => text.includes(word))
    if (!item.hidden) matches.add(text)
  }
  for (const group of document.querySelectorAll('[data-group]'))
    group.hidden = group.querySelector('[data-find]:not([hidden])') === null
  for (const input of document.querySelectorAll('.filter input'))
    if (input.value !== typed) input.value = typed
  const count = COUNTS[matches.size] ?? `${matches.size} operações`
  for (const found of document.querySelectorAll('.filter p'))
    found.textContent = words.length === 0 ? '' : count
}

/** As in the page, “/” leads to where one types. */
function focusFilter(event) {
  const isTyping = event.target.closest('input, textarea, select') !== null
  if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
  const input = [...document.querySelectorAll('.filter input')].find((one) => one.checkVisibility())
  if (input === undefined) return
  event.preventDefault()
  input.focus()
}

function folded(text) {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
