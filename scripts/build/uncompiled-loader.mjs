/** Has the React compiler leave a file as it is written. */
export default source => `'use no memo';\n${source}`;
