/* Before the first paint: what the reader chose on the page; without it, the system's colours. As in index.html. */
try {
  const { dataset } = document.documentElement
  const chosen = localStorage.getItem('arauto-aparencia')
  const dark = matchMedia('(prefers-color-scheme: dark)').matches
  dataset.mantineColorScheme =
    chosen === 'light' || chosen === 'dark' ? chosen : dark ? 'dark' : 'light'
  dataset.language = localStorage.getItem('arauto-idioma') === 'en' ? 'en' : 'pt'
} catch {}
