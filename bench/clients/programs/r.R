library(arauto)
count <- 0
next_page <- arauto_pages(arauto_buscar, "*", limite = 100)
while (!is.null(page <- next_page())) count <- count + sum(nzchar(page$titulo))
cat(count)
