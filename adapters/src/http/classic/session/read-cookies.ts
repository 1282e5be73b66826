/** Reads the cookies that scripts may see, as `document.cookie` writes them. */
export type ReadCookies = () => string;
