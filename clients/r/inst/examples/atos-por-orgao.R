# Which bodies published most acts that match a search, day by day?
#   Rscript atos-por-orgao.R 'licitação'        (ARAUTO_API_KEY and ARAUTO_BASE_URL set)
library(arauto)

termo <- c(commandArgs(trailingOnly = TRUE), "licita\u00e7\u00e3o")[1]
acts <- arauto_collect(arauto_buscar, termo, data_fim = Sys.Date(), max_itens = 1000)

acts$body <- sub("/.*", "", acts$orgao)
counts <- as.data.frame(table(day = acts$data_publicacao, body = acts$body), responseName = "acts")
counts <- counts[order(-counts$acts), ]
cat(sprintf("%d of %d acts read\n", nrow(acts), attr(acts, "total")))
print(utils::head(counts, 10), row.names = FALSE)
