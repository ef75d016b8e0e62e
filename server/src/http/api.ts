/** Where the API lives; the version is part of the path. */
export const API_PREFIX = '/api/v1'
