import { Line, decisionOf, eventOf, fakeDocument, page, stateOf } from './testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection } from './connection.svelte';

let connection: Connection;

/** A connection that has its first state, with an open question. */
function seated(): Line {
  connection = new Connection('abc', 'token', 'word');
  Line.last.answers();
  Line.last.tells(stateOf({ sequence: 4, decision: decisionOf(4, 7, 9), events: [eventOf(0), eventOf(1)] }));
  return Line.last;
}

beforeEach(() => {
  vi.useFakeTimers();
  Line.all = [];
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

describe('a connection', () => {
  it('says first whose it is, and what it has', () => {
    const line = seated();
    expect(line.address).toBe('ws://table.example/tables/abc/ws');
    expect(line.said).toEqual([{ type: 'hello', token: 'token', since: -1, word: 'word' }]);
    expect(connection.online).toBe(true);
    expect(connection.events.map((event) => event.number)).toEqual([0, 1]);
  });

  it('puts new events in the place of those that were taken back', () => {
    const line = seated();
    line.tells(stateOf({ sequence: 5, events_from: 2, events: [eventOf(2), eventOf(3)] }));
    line.tells(stateOf({ sequence: 6, events_from: 3, events: [eventOf(30)] }));
    expect(connection.events.map((event) => event.number)).toEqual([0, 1, 2, 30]);
  });

  it('sends a choice once, and waits for its answer', () => {
    const line = seated();
    connection.choose(7);
    connection.choose(9);
    expect(line.said.slice(1)).toEqual([{ type: 'choose', number: 4, code: 7 }]);
    expect(connection.sending).toBe(true);
    expect(connection.since).toBe(2);
    line.tells(stateOf({ sequence: 4, decision: decisionOf(4, 7, 9), events_from: 2 })); // somebody came
    expect(connection.sending).toBe(true);
    expect(line.said).toHaveLength(2);
    line.tells(stateOf({ sequence: 5, events_from: 2 }));
    expect(connection.sending).toBe(false);
  });

  it('may choose again after a refusal', () => {
    const line = seated();
    connection.choose(7);
    line.tells({ type: 'refused', sentence: 'No.', rule: 'TM 1', sequence: 4, text: {}, code: 'no', slots: {} });
    expect(connection.refused?.sentence).toBe('No.');
    connection.choose(9);
    expect(line.said.at(-1)).toEqual({ type: 'choose', number: 4, code: 9 });
    line.tells(stateOf({ sequence: 5, events_from: 2 }));
    expect(connection.refused).toBe(null);
  });

  it('tells of a choice that could not be taken back', () => {
    const line = seated();
    connection.undo();
    expect(line.said.at(-1)).toEqual({ type: 'undo', number: 4 });
    line.tells({ type: 'refused', sentence: 'Dice fell.', rule: '', sequence: 4, text: {}, code: 'no', slots: {} });
    expect(connection.refused?.sentence).toBe('Dice fell.');
  });

  it('comes back by itself, each time a little later', () => {
    seated().cut();
    expect(connection.online).toBe(false);
    for (const wait of [250, 500, 1_000, 2_000, 4_000, 5_000, 5_000]) {
      const lines = Line.all.length;
      vi.advanceTimersByTime(wait - 1);
      expect(Line.all).toHaveLength(lines);
      vi.advanceTimersByTime(1);
      expect(Line.all).toHaveLength(lines + 1);
      Line.last.cut();
    }
    vi.advanceTimersByTime(5_000);
    Line.last.answers();
    expect(Line.last.said).toEqual([{ type: 'hello', token: 'token', since: 4, word: 'word' }]);
    Line.last.tells(stateOf({ sequence: 4, decision: decisionOf(4, 7), events_from: 2 }));
    expect(connection.online).toBe(true);
    expect(connection.events).toHaveLength(2);
  });

  it('tries again at once when the network is back or somebody looks', () => {
    seated().cut();
    page.dispatchEvent(new Event('online'));
    expect(Line.all).toHaveLength(2);
    page.dispatchEvent(new Event('online'));
    expect(Line.all).toHaveLength(2); // one try at a time
    Line.last.cut();
    fakeDocument.dispatchEvent(new Event('visibilitychange'));
    expect(Line.all).toHaveLength(3);
  });

  it('sends a choice anew that was lost with the line', () => {
    seated();
    connection.choose(7);
    Line.last.cut();
    vi.advanceTimersByTime(250);
    Line.last.answers();
    Line.last.tells(stateOf({ sequence: 4, decision: decisionOf(4, 7, 9), events_from: 2 }));
    expect(Line.last.said.slice(1)).toEqual([{ type: 'choose', number: 4, code: 7 }]);
    Line.last.tells(stateOf({ sequence: 5, events_from: 2, events: [eventOf(2)] }));
    expect(connection.sending).toBe(false);
  });

  it('does not send a choice anew that was heard', () => {
    seated();
    connection.choose(7);
    Line.last.cut();
    vi.advanceTimersByTime(250);
    Line.last.answers();
    Line.last.tells(stateOf({ sequence: 6, decision: decisionOf(6, 1), events_from: 2, events: [eventOf(2)] }));
    expect(Line.last.said).toHaveLength(1);
    expect(connection.sending).toBe(false);
  });

  it('notices a line that was cut without a word', () => {
    const line = seated();
    vi.advanceTimersByTime(20_000);
    expect(line.said.at(-1)).toEqual({ type: 'ping' });
    line.tells({ type: 'pong', sequence: 4 });
    vi.advanceTimersByTime(19_999);
    expect(line.said.filter((one) => one.type === 'ping')).toHaveLength(1);
    vi.advanceTimersByTime(1 + 8_000);
    expect(connection.online).toBe(false);
    vi.advanceTimersByTime(250);
    expect(Line.all).toHaveLength(2);
  });

  it('stays away where it is not wanted', () => {
    connection = new Connection('abc', 'token');
    Line.last.answers();
    Line.last.tells({ type: 'gone', sentence: 'There is no such table.', text: {}, code: 'no-table' });
    Line.last.cut();
    vi.advanceTimersByTime(60_000);
    expect(connection.gone).toBe('There is no such table.');
    expect(Line.all).toHaveLength(1);
  });

  it('says nothing more once it is closed', () => {
    seated();
    connection.close();
    vi.advanceTimersByTime(60_000);
    page.dispatchEvent(new Event('online'));
    expect(Line.all).toHaveLength(1);
  });
});

describe('a question about the table', () => {
  it('is asked once, and answered to all who asked', async () => {
    const line = seated();
    const both = Promise.all([connection.why('commit', [3, 1]), connection.why('commit', [3, 1])]);
    expect(line.said.slice(1)).toEqual([{ type: 'why', number: 4, verb: 'commit', arguments: [3, 1] }]);
    const text = { en: 'Full.', ja: '満員です。' };
    line.tells({ type: 'because', number: 4, verb: 'commit', arguments: [3, 1], offered: false, text, rule: 'TM 4.2', code: 'full', slots: {} });
    expect((await both).map((one) => one.rule)).toEqual(['TM 4.2', 'TM 4.2']);
  });

  it('is dropped when the table goes on, and asked anew after that', async () => {
    const line = seated();
    const dropped = expect(connection.odds(7)).rejects.toThrow();
    line.tells(stateOf({ sequence: 5, decision: decisionOf(5, 7), events_from: 2 }));
    await dropped;
    void connection.odds(7);
    expect(line.said.at(-1)).toEqual({ type: 'odds', number: 5, code: 7 });
  });

  it('that has no answer is dropped, and nobody is told of a refusal', async () => {
    const line = seated();
    const dropped = expect(connection.odds(7)).rejects.toThrow();
    line.tells({ type: 'refused', sentence: 'They are not known.', rule: '', sequence: 4, text: {}, code: 'no', slots: {} });
    await dropped;
    expect(connection.refused).toBe(null);
  });

  it('stays open while somebody comes or goes', async () => {
    const line = seated();
    const ahead = connection.peek(7);
    line.tells(stateOf({ sequence: 4, decision: decisionOf(4, 7, 9), events_from: 2 }));
    line.tells({ type: 'ahead', number: 4, code: 7, decision: null, leads: [] });
    expect((await ahead).decision).toBe(null);
  });
});
