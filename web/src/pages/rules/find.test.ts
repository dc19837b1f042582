import { describe, expect, it } from 'vitest';
import type { RuleBookText } from '../../protocol';
import { foundRules, foundRulings, foundTerms, wantedOf } from './find';
import { anchorOf, isRuling, piecesOf } from './pieces';

const BOOK: RuleBookText = {
  game: 'team-manager',
  options: {},
  sections: [
    { id: 'TM 5', level: 1, title: 'The Matchup phase', rules: [] },
    {
      id: 'TM 5.3',
      level: 2,
      title: 'Tackling',
      rules: [
        { id: 'TM 5.3.1', text: 'Equal Star Power: one die is rolled.', option: '' },
        { id: 'TM 5.3.2', text: 'A dropped ball goes to midfield.', option: '' },
      ],
    },
    { id: 'TM 15', level: 1, title: 'Others', rules: [] },
    {
      id: 'TM 15.3',
      level: 2,
      title: 'Dice',
      rules: [{ id: 'TM 15.3.1', text: 'Roll 2 dice to tackle.', option: '' }],
    },
  ],
  rulings: [{ id: 'TM-R5', question: 'Who rolls?', text: 'The tackler.' }],
  glossary: [
    { words: { en: 'tackling', ja: 'タックル' }, readings: {}, notes: {} },
    { words: { en: 'midfield', ja: 'ミッドフィールド' }, readings: {}, notes: {} },
    { words: { en: 'win / winner', ja: '勝利する／勝者' }, readings: { ja: 'しょうり／しょうしゃ' }, notes: {} },
  ],
};

function rules(query: string): string[] {
  return foundRules(BOOK, wantedOf(query, BOOK.glossary)).flatMap((section) => section.rules.map((rule) => rule.id));
}

describe('finding rules', () => {
  it('shows all without a query', () => {
    expect(foundRules(BOOK, wantedOf(' ', BOOK.glossary))).toBe(BOOK.sections);
  });

  it('wants every word, in the rule or in the title of its section', () => {
    expect(rules('tackling equal')).toEqual(['TM 5.3.1']);
    expect(rules('EQUAL midfield')).toEqual([]);
  });

  it('keeps the chapters of what was found', () => {
    const found = foundRules(BOOK, wantedOf('midfield', BOOK.glossary));
    expect(found.map((section) => section.id)).toEqual(['TM 5', 'TM 5.3']);
  });

  it('finds numbers by how they begin, however they are typed', () => {
    for (const query of ['5.3', 'TM 5.3', 'tm-5.3', 'TM5.3.']) expect(rules(query)).toEqual(['TM 5.3.1', 'TM 5.3.2']);
    expect(rules('5.3.2')).toEqual(['TM 5.3.2']);
    expect(rules('15')).toEqual(['TM 15.3.1']);
  });

  it('finds a number that is a word of the text too', () => {
    expect(rules('2 dice')).toEqual(['TM 15.3.1']);
  });

  it('takes Japanese words for the English ones of the glossary', () => {
    expect(rules('みっどふぃーるど')).toEqual(['TM 5.3.2']);
    expect(rules('タックル')).toEqual(['TM 5.3.1', 'TM 5.3.2', 'TM 15.3.1']);
    expect(wantedOf('しょうり', BOOK.glossary)[0]).toEqual(['しょうり', 'win', 'winner']);
  });

  it('finds rulings and terms', () => {
    expect(foundRulings(BOOK, wantedOf('tackler rolls', [])).map((one) => one.id)).toEqual(['TM-R5']);
    expect(foundRulings(BOOK, wantedOf('5', [])).map((one) => one.id)).toEqual(['TM-R5']);
    expect(foundTerms(BOOK, 'しょうしゃ').map((one) => one.words['en'])).toEqual(['win / winner']);
  });
});

describe('the text of a rule', () => {
  it('has references and emphasis apart', () => {
    expect(piecesOf('A *player* runs (TM 5.3), see TM-R1.')).toEqual([
      { kind: 'text', text: 'A ' },
      { kind: 'em', text: 'player' },
      { kind: 'text', text: ' runs (' },
      { kind: 'ref', text: 'TM 5.3' },
      { kind: 'text', text: '), see ' },
      { kind: 'ref', text: 'TM-R1' },
      { kind: 'text', text: '.' },
    ]);
    expect(piecesOf('**Higher:** two')).toEqual([
      { kind: 'strong', text: 'Higher:' },
      { kind: 'text', text: ' two' },
    ]);
    expect(piecesOf('(BB 14.3). Nobody')[1]).toEqual({ kind: 'ref', text: 'BB 14.3' });
  });

  it('knows where it stands', () => {
    expect(anchorOf('TM 5.3.2')).toBe('TM-5.3.2');
    expect(isRuling(anchorOf('TM-R12'))).toBe(true);
    expect(isRuling(anchorOf('TM 5.3'))).toBe(false);
  });
});
