/** For an installation without the page, wherever somebody may look for it. */
export const MISSING_PAGE =
  'A página não foi construída. Os pacotes das versões já a trazem; num clone do projeto, rode npm ci e npm run page:build e reinicie o serviço.'
