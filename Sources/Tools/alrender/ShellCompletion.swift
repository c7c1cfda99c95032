import ArgumentParser

/// Extends the parser's completion scripts, which do not know that the command may be left out.
enum ShellCompletion {
  /// Returns the script of a shell with completion of files where a scene can take the place of a
  /// command, and of the options of `render` after it. Other text is returned unchanged.
  static func extended(_ script: String) -> String {
    if script.hasPrefix("#!/bin/bash\n"), script.contains("\n_alrender()") {
      return script + "\n" + bash
    }
    if script.hasPrefix("#compdef alrender"),
      let end = script.firstRange(of: "\nif [[ \"${funcstack[1]}\"")
    {
      return script[..<end.lowerBound] + "\n" + zsh
    }
    if script.hasPrefix("function __alrender_"), script.contains("\ncomplete -c 'alrender'") {
      return script + "\n" + fish
    }
    return script
  }

  // The words are local variables here, which the parser's functions see instead of bash's own.
  private static let bash = """

    # A first word that is not a verb is a scene: what follows it belongs to render.
    _alrender_or_render() {
        local -r first="${COMP_WORDS[1]}"
        if [[ "${COMP_CWORD}" -le 1 || "${first}" = -* ]] || declare -F "_alrender_${first}" >/dev/null; then
            _alrender "${@}"
            if [[ "${COMP_CWORD}" -eq 1 && "${2}" != -* ]]; then
                local file
                while IFS='' read -r file; do
                    COMPREPLY+=("${file}")
                done < <(compgen -f -- "${2}")
            fi
            return
        fi
        local -a words=("${COMP_WORDS[0]}" render "${COMP_WORDS[@]:1}")
        local -i word_number="$((COMP_CWORD + 1))"
        local -a COMP_WORDS=("${words[@]}")
        local -i COMP_CWORD="${word_number}"
        _alrender "${@}"
    }

    complete -o filenames -F _alrender_or_render alrender
    """

  private static let zsh = """
    # A first word that is not a verb is a scene: what follows it belongs to render.
    _alrender_or_render() {
        local first="${words[2]}"
        local -i ret=1
        if (( CURRENT > 2 )) && [[ "${first}" != -* ]] && (( ! ${+functions[_alrender_${first}]} )); then
            words=("${words[1]}" render "${(@)words[2,-1]}")
            (( CURRENT++ ))
            _alrender "${@}"
            return
        fi
        _alrender "${@}" && ret=0
        if (( CURRENT == 2 )) && [[ "${first}" != -* ]]; then
            _files && ret=0
        fi
        return "${ret}"
    }

    compdef _alrender_or_render alrender
    if [[ "${funcstack[1]}" = _alrender ]]; then
        _alrender_or_render "${@}"
    fi
    """

  private static var fish: String {
    let verbs = Alrender.configuration.subcommands.compactMap { $0.configuration.commandName }
    return """

      # A first word that is not a verb is a scene: what follows it belongs to render.
      functions --query __alrender_own_tokens; or functions --copy __alrender_tokens __alrender_own_tokens
      function __alrender_tokens
          set -l tokens (__alrender_own_tokens $argv)
          set -l verbs help \(verbs.joined(separator: " "))
          if set -q tokens[2]; and not string match -q -- '-*' $tokens[2]; and not contains -- $tokens[2] $verbs
              set tokens $tokens[1] render $tokens[2..]
          end
          printf '%s\\n' $tokens
      end
      complete -c alrender -n '__alrender_should_offer_completions_for_positional "alrender" -eq 1' -F
      """
  }
}
