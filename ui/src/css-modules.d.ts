declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
/** Address of a file that is served beside the scripts. */
declare module '*?url' {
  const address: string;
  export default address;
}
