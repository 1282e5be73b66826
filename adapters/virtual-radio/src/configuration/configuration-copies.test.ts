import { ConfigText } from '@radiolink/domain/configuration';
import { describe, expect, it } from 'vitest';
import { ConfigurationCopies } from './configuration-copies.ts';

const ENTRIES = { 'b.2': 'two', 'a.1': 'one', 'users.1.password': '$1$x$y' };
const EDITED = ConfigText.parse('a.1=other\nb.10=ten\nb.9=nine\n');

describe('the copies of a configuration', () => {
  it('the copies of a configuration are the same at the start, sorted', () => {
    const { running, stored, target, staged } = new ConfigurationCopies(ENTRIES);
    expect(running.toString()).toBe('a.1=one\nb.2=two\nusers.1.password=$1$x$y\n');
    expect([stored.toString(), target.toString(), staged]).toEqual([
      running.toString(),
      running.toString(),
      undefined,
    ]);
  });

  it('differ while what runs is not stored, and are what is stored after a restart', () => {
    const copies = new ConfigurationCopies(ENTRIES);
    copies.run(EDITED);
    expect([copies.running.get('a.1'), copies.stored.get('a.1')]).toEqual(['other', 'one']);
    copies.restart();
    expect(copies.running.get('a.1')).toBe('one');
  });

  it('keep what runs once it is stored', () => {
    const copies = new ConfigurationCopies(ENTRIES);
    copies.run(EDITED);
    copies.store();
    copies.restart();
    expect(copies.running.toString()).toBe('a.1=other\nb.9=nine\nb.10=ten\nusers.1.password=$1$x$y\n');
  });

  it('keep a password that a written one leaves out, and no other line', () => {
    const copies = new ConfigurationCopies(ENTRIES);
    copies.run(EDITED);
    expect([copies.running.get('users.1.password'), copies.running.has('b.2')]).toEqual(['$1$x$y', false]);
  });

  it('take a password that a written one has', () => {
    const copies = new ConfigurationCopies(ENTRIES);
    copies.run(ConfigText.parse('users.1.password=$1$new$one\n'));
    expect(copies.running.get('users.1.password')).toBe('$1$new$one');
  });

  it('answer an uploaded backup, without running it, until it is discarded', () => {
    const copies = new ConfigurationCopies(ENTRIES);
    copies.stage(EDITED);
    expect([copies.target.get('a.1'), copies.running.get('a.1')]).toEqual(['other', 'one']);
    copies.unstage();
    expect(copies.target.get('a.1')).toBe('one');
  });

  it('forget an uploaded backup at a restart', () => {
    const copies = new ConfigurationCopies(ENTRIES);
    copies.stage(EDITED);
    copies.restart();
    expect(copies.staged).toBeUndefined();
  });

  it('patch what runs and what is stored, but no backup', () => {
    const copies = new ConfigurationCopies(ENTRIES);
    copies.stage(EDITED);
    expect(copies.patch(new Map([['a.1', 'amended']]))).toBe(true);
    expect([copies.running, copies.stored, copies.staged!].map(copy => copy.get('a.1'))).toEqual([
      'amended',
      'amended',
      'other',
    ]);
  });

  it('patch nothing with a value that would be two lines', () => {
    const copies = new ConfigurationCopies(ENTRIES);
    expect(copies.patch(new Map([['a.1', 'x\nusers.1.name=root']]))).toBe(false);
    expect([copies.running.get('a.1'), copies.running.has('users.1.name')]).toEqual(['one', false]);
  });

  it('come back whole from their texts', () => {
    const copies = new ConfigurationCopies(ENTRIES);
    copies.run(EDITED);
    copies.stage(ConfigText.parse('c.1=three\n'));
    const other = new ConfigurationCopies({});
    other.load(JSON.parse(JSON.stringify(copies.texts)) as typeof copies.texts);
    expect(other.texts).toEqual(copies.texts);
  });

  it('hold a key that objects have of themselves as any other', () => {
    const copies = new ConfigurationCopies({});
    copies.run(ConfigText.parse('__proto__.polluted=yes\nconstructor=1\n'));
    expect([copies.running.get('__proto__.polluted'), copies.running.get('toString')]).toEqual([
      'yes',
      undefined,
    ]);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});
