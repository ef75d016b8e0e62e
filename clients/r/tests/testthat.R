library(testthat)
library(arauto)

test_check("arauto")
