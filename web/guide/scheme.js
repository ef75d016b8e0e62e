/* Before the first paint: what the reader chose on the page, else what the system prefers. As in index.html. */
try {
  const chosen = localStorage.getItem('arauto-aparencia')
  const dark = matchMedia('(prefers-color-scheme: dark)').matches
  document.documentElement.dataset.mantineColorScheme =
    chosen === 'light' || chosen === 'dark' ? chosen : dark ? 'dark' : 'light'
} catch {}
