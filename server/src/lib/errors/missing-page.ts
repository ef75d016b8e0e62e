/** Shown wherever somebody may look for the page, if the installation lacks it. */
export const MISSING_PAGE =
  'A página não foi construída. Os pacotes das versões já a trazem; num clone do projeto, rode npm ci e npm run page:build e reinicie o serviço.'
