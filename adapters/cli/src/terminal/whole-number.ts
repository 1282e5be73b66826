import { InvalidArgumentError } from 'commander';

/** Reads an option that is a whole number within limits. The reader throws InvalidArgumentError. */
export const wholeNumber =
  (min: number, max: number = Number.MAX_SAFE_INTEGER) =>
  (text: string): number => {
    const value = Number(text);
    if (/^\d{1,15}$/.test(text) && value >= min && value <= max) return value;
    throw new InvalidArgumentError(
      max === Number.MAX_SAFE_INTEGER
        ? `It is a whole number from ${min}.`
        : `It is a whole number from ${min} to ${max}.`,
    );
  };
